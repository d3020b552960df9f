import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useReachable, useTitles } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { LinkButtonTo } from './links.ts'
import { bundlePath } from './thread-bundle.ts'
import * as styles from './presentation-page.css.ts'
import { Page, PageHead, Text } from '../ui/page/index.ts'

const WHERE_TO = ['savings-home', 'login'] as const

/** Three bundles that leave together and arrive apart: who holds, what is held, what comes of it. */
const THREADS = [
  bundlePath({ threads: 26, top: [330, 5], bottom: [120, 7] }, 150),
  bundlePath({ threads: 26, top: [475, 5], bottom: [448, 7] }, 150),
  bundlePath({ threads: 26, top: [620, 5], bottom: [776, 7] }, 150),
]

const PresentationPart = ({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}) => (
  <section className={styles.part} aria-labelledby={id}>
    <Text as="subtitle" tag="h2" id={id}>
      {title}
    </Text>
    <p className={styles.text}>{children}</p>
  </section>
)

const EntranceLink = (): ReactElement | null => {
  const [first] = useReachable(WHERE_TO)
  if (first === 'savings-home')
    return (
      <LinkButtonTo to="/epargne" icon={drawings.ArrowRight}>
        <Trans id="page.presentation.to-savings">Voir mon épargne</Trans>
      </LinkButtonTo>
    )
  return first === 'login' ? (
    <LinkButtonTo to="/login" icon={drawings.ArrowRight}>
      <Trans id="portal.header.sign-in">Accéder à mon espace</Trans>
    </LinkButtonTo>
  ) : null
}

/** /presentation: what the portal is for and how it treats figures, to a visitor who has not signed in yet (P-ROUTE-22). */
export const PresentationPage = (): ReactElement => {
  const titleOf = useTitles()
  return (
    <Page>
      <PageHead
        title={titleOf('presentation')}
        lead={
          <Trans id="page.presentation.lead">
            Hautelisse réunit l’épargne de votre entreprise, votre retraite individuelle et ce que vous voulez transmettre. Le nom
            vient d’un métier à tisser dressé&nbsp;: on y voit chaque fil.
          </Trans>
        }
      />
      <div className={styles.band} aria-hidden="true">
        <svg className={styles.threads} viewBox="0 0 1080 150" preserveAspectRatio="xMidYMid slice" focusable="false">
          {THREADS.map((path, place) => (
            <path key={path} className={styles.thread[place]} d={path} />
          ))}
        </svg>
      </div>
      <div className={styles.parts}>
        <PresentationPart id="presentation-see" title={<Trans id="page.presentation.see.title">Voir ce que vous avez</Trans>}>
          <Trans id="page.presentation.see.text">
            Vos comptes sont rangés par usage&nbsp;: la retraite, les projets, les autres établissements. Un montant dit son
            contrat et sa date.
          </Trans>
        </PresentationPart>
        <PresentationPart
          id="presentation-understand"
          title={<Trans id="page.presentation.understand.title">Comprendre chaque chiffre</Trans>}
        >
          <Trans id="page.presentation.understand.text">
            «&nbsp;D’où vient ce chiffre&nbsp;?&nbsp;» ouvre le calcul étape par étape, avec l’article de loi, la table ou
            l’hypothèse de chacune. Un chiffre que l’on ne peut pas expliquer n’est pas montré.
          </Trans>
        </PresentationPart>
        <PresentationPart
          id="presentation-choose"
          title={<Trans id="page.presentation.choose.title">Choisir en connaissance de cause</Trans>}
        >
          <Trans id="page.presentation.choose.text">
            Les simulateurs mettent les choix côte à côte et disent l’écart, sans désigner de meilleur. Ce qui est supposé est
            nommé comme tel&nbsp;: une simulation n’engage ni vous ni Hautelisse.
          </Trans>
        </PresentationPart>
        <PresentationPart
          id="presentation-protect"
          title={<Trans id="page.presentation.protect.title">Garder la main sur vos données</Trans>}
        >
          <Trans id="page.presentation.protect.text">
            Votre session s’arrête après 10&nbsp;minutes sans activité. À la déconnexion, il ne reste dans votre navigateur que la
            langue, l’apparence et vos choix d’affichage.
          </Trans>
        </PresentationPart>
      </div>
      <p className={styles.entranceLine}>
        <EntranceLink />
      </p>
    </Page>
  )
}
