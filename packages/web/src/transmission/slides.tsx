import { MINUTES, YEARS_KEPT } from '@hautelisse/domain/transmission'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { usePageTitle } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Doors, text } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './slides.css.ts'
import type { StepProps } from './step-props.ts'

type SlideProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
  readonly arrives?: boolean
  /** 1 for a slide that is the page. */
  readonly level?: 1 | 2
}

const IntroductionSlide = ({ title, children, actions, arrives = false, level = 2 }: SlideProps): ReactElement => {
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = `h${level}` as const
  useEffect(() => {
    if (arrives) heading.current?.focus({ preventScroll: true })
  }, [arrives])
  return (
    <div className={`${layout.wrap} ${styles.slide}`}>
      <Panel raised>
        <Heading ref={heading} tabIndex={-1} className={text({ as: 'title' })}>
          {title}
        </Heading>
        <div className={styles.text}>{children}</div>
        <Doors className={styles.actions}>{actions}</Doors>
      </Panel>
    </div>
  )
}

type IntroductionProps = Pick<StepProps, 'send'> & {
  /** It takes the focus as it comes. */
  readonly arrives: boolean
}

/** Slide 1: what the simulator is (TRANS-05 to TRANS-07). */
export const Introduction = ({ send, arrives }: IntroductionProps): ReactElement => (
  <IntroductionSlide
    arrives={arrives}
    title={<Trans id="session.login.transmission">Ma Transmission 360</Trans>}
    actions={
      <Button onClick={() => send({ type: 'accessRequested' })}>
        <Trans id="transmission.introduction.go">J'accède au simulateur</Trans>
      </Button>
    }
  >
    <p>
      <Trans id="transmission.introduction.text">
        Voyez qui hériterait de vous, et l’impôt que chacun paierait, selon chaque choix que la loi laisse à votre conjoint. Cela
        prend moins de {MINUTES}&nbsp;minutes.
      </Trans>
    </p>
  </IntroductionSlide>
)

/** Slide 2: what becomes of what is entered (TRANS-08 to TRANS-11). */
export const NoticeSlide = ({ send }: Pick<StepProps, 'send'>): ReactElement => (
  <IntroductionSlide
    arrives
    title={<Trans id="transmission.notice.title">Avant de commencer</Trans>}
    actions={
      <>
        <Button onClick={() => send({ type: 'noticeAccepted' })}>
          <Trans id="transmission.notice.accept">J'ai compris</Trans>
        </Button>
        <Button variant="secondary" onClick={() => send({ type: 'noticeRefused' })}>
          <Trans id="transmission.notice.refuse">Je refuse</Trans>
        </Button>
      </>
    }
  >
    <p>
      <Trans id="transmission.notice.text">
        Le résultat est une estimation, qui ne remplace pas l’avis d’un notaire. Les données saisies sont conservées {YEARS_KEPT}
        &nbsp;ans ; vous pouvez les supprimer à tout moment.
      </Trans>
    </p>
  </IntroductionSlide>
)

/** In place of the second death that was opened without a result: what it needs, and the way there (BEY-89). */
export const LackingSlide = ({ send }: Pick<StepProps, 'send'>): ReactElement => {
  const { t } = useLingui()
  const title = t({ id: 'transmission.second.lacking', message: 'Le second décès attend votre simulation' })
  usePageTitle(title)
  return (
    <IntroductionSlide
      level={1}
      title={title}
      actions={
        <LinkButtonTo to={pathTo('transmission')} replace onClick={() => send({ type: 'simulatorRequested' })}>
          <Trans id="accounts.transmission.go">Ouvrir le simulateur</Trans>
        </LinkButtonTo>
      }
    >
      <p>
        <Trans id="transmission.second.lacking-text">
          Cette page part du résultat de Ma Transmission 360, et aucun résultat n’est ouvert ici. Faites d’abord la
          simulation&nbsp;: le résultat mène au second décès.
        </Trans>
      </p>
    </IntroductionSlide>
  )
}
