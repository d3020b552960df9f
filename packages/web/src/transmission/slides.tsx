import { MINUTES, YEARS_KEPT } from '@hautelisse/domain/transmission'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
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
}

const IntroductionSlide = ({ title, children, actions, arrives = false }: SlideProps): ReactElement => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrives) heading.current?.focus({ preventScroll: true })
  }, [arrives])
  return (
    <div className={`${layout.wrap} ${styles.slide}`}>
      <Panel raised>
        <h2 ref={heading} tabIndex={-1} className={text({ as: 'title' })}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
        <Doors className={styles.actions}>{actions}</Doors>
      </Panel>
    </div>
  )
}

/** Slide 1: what the simulator is (TRANS-05 to TRANS-07). */
export const Introduction = ({ send }: Pick<StepProps, 'send'>): ReactElement => (
  <IntroductionSlide
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
