import { pathTo } from '@hautelisse/domain/portal'
import type { Origin } from '@hautelisse/domain/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LateHomeArticles } from '../contents/index.ts'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { layout } from '../ui/theme/index.ts'
import { SessionNotice } from './notices.tsx'
import { TaxTeaser } from './tax-teaser.tsx'
import { HERO_LARGE, HERO_SMALL } from './thread-hero.ts'
import * as styles from './visitor-home.css.ts'

const Fan = ({
  className,
  viewBox,
  paths,
}: {
  readonly className: string
  readonly viewBox: string
  readonly paths: readonly string[]
}): ReactElement => (
  <svg className={className} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {paths.map((path, place) => (
      <path key={path} className={styles.threadColor[place]} d={path} />
    ))}
  </svg>
)

type DoorProps = { readonly origin: Origin; readonly title: ReactNode; readonly children: ReactNode }

const SpaceDoor = ({ origin, title, children }: DoorProps): ReactElement => {
  const id = `door-${origin}`
  return (
    <article className={styles.door}>
      <h2 id={id} className={styles.doorTitle}>
        {title}
      </h2>
      <p className={styles.doorText}>{children}</p>
      <LinkButtonTo to="/authentication" search={{ origin }} className={styles.doorAction} aria-describedby={id}>
        <Trans id="session.login.title">Se connecter</Trans>
      </LinkButtonTo>
    </article>
  )
}

/** The page of someone who has not signed in: three spaces, each behind its door at the end of its threads. */
export const VisitorHome = (): ReactElement => {
  const { t } = useLingui()
  return (
    <>
      <SessionNotice className={`${layout.wrap} ${styles.notice}`} />
      <div className={styles.hero}>
        <div className={`${layout.wrap} ${styles.text}`}>
          <h1 tabIndex={-1} className={styles.title}>
            <Trans id="portal.visitor.title">
              Votre épargne,
              <br />
              fil par fil
            </Trans>
          </h1>
          <p className={styles.lead}>
            <Trans id="portal.visitor.lead">
              Suivez ce que vous avez mis de côté, comprenez chaque chiffre et choisissez en connaissance de cause.
            </Trans>
          </p>
        </div>
        <Fan className={styles.fanLarge} viewBox="0 0 1440 610" paths={HERO_LARGE} />
        <Fan className={styles.fanSmall} viewBox="0 0 350 150" paths={HERO_SMALL} />
      </div>
      <div className={styles.doorsGround}>
        <section
          className={`${layout.wrap} ${styles.doors}`}
          aria-label={t({ id: 'portal.header.sign-in', message: 'Accéder à mon espace' })}
        >
          <SpaceDoor origin="collective" title={<Trans id="session.login.collective">Épargne de mon entreprise</Trans>}>
            <Trans id="portal.visitor.collective.text">PEE, PEG, PERCO, PERECO et retraite d’entreprise</Trans>
          </SpaceDoor>
          <SpaceDoor origin="individual" title={<Trans id="session.login.individual">Ma retraite individuelle</Trans>}>
            <Trans id="portal.visitor.individual.text">PERU, Madelin, articles 82 et 83, avec votre conseiller</Trans>
          </SpaceDoor>
          <SpaceDoor origin="individual_transmission" title={<Trans id="session.login.transmission">Ma Transmission 360</Trans>}>
            <Trans id="portal.visitor.transmission.text">Estimez l’impôt de vos héritiers en moins de 5 minutes</Trans>
          </SpaceDoor>
        </section>
        <p className={`${layout.wrap} ${styles.letter}`}>
          <Trans id="portal.visitor.letter">J’ai reçu un courrier&nbsp;:</Trans>{' '}
          <TextLinkTo to={pathTo('attachment', { step: 'choice' })} icon={drawings.ArrowRight} trailing>
            <Trans id="portal.visitor.attach">rattacher mon contrat</Trans>
          </TextLinkTo>
        </p>
      </div>
      <TaxTeaser />
      <LateHomeArticles />
    </>
  )
}
