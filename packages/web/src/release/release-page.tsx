import { pathTo } from '@hautelisse/domain/portal'
import type { ReleaseStep } from '@hautelisse/domain/release'
import { selectFailure, selectScreen, selectStep, selectSteps } from '@hautelisse/machines/release'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { OwnDoors } from '../acts/index.ts'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { OtpNotice, useEditGate } from '../session/routes.tsx'
import { useSession } from '../shell/index.ts'
import { StepperPage, type StepperScreens } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { layout } from '../ui/theme/index.ts'
import { UnderWayFlow } from '../under-way/index.ts'
import { AccountStep } from './account-step.tsx'
import { AmountStep } from './amount-step.tsx'
import { ReasonStep } from './reason-step.tsx'
import * as styles from './release.css.ts'
import { SummaryStep } from './summary-step.tsx'
import { useRelease, type ReleaseProps } from './use-release.ts'
import { useStepWords } from './words.ts'

type First = Exclude<ReleaseStep, 'results'>

const SCREENS: StepperScreens<ReleaseStep, First, ReleaseProps> = {
  first: { account: AccountStep, reason: ReasonStep, amount: AmountStep, summary: SummaryStep },
  later: lateScript(async () => {
    const { RecordStep } = await import('./record-step.tsx')
    return { results: RecordStep }
  }),
}

const Steps = ({ snapshot, send }: ReleaseProps): ReactElement => {
  const { t } = useLingui()
  const steps = selectSteps(snapshot)
  const step = selectStep(snapshot)
  const words = useStepWords(snapshot)
  const [number, count] = [steps.findIndex(({ id }) => id === step) + 1, steps.length]
  return (
    <StepperPage
      view={{ step, steps, hasFailed: selectFailure(snapshot) !== undefined }}
      send={send}
      words={{
        simulator: t({ id: 'page.withdraw.title', message: 'Retirer mon épargne' }),
        page: t({ id: 'release.page.step', message: `Étape ${number} sur ${count}, ${words.title(step)}` }),
        steps: t({ id: 'release.page.steps', message: 'Étapes du retrait' }),
        title: words.title,
        answer: words.answer,
      }}
      before={step === 'account' && <RetirementDoor />}
      screens={SCREENS}
      parts={{ snapshot, send }}
    />
  )
}

/** For savers who hold retirement contracts too: the other way out (WDR-07). */
const RetirementDoor = (): ReactElement | null => {
  const scopes = useSession(selectUser)?.scopes ?? []
  if (!scopes.includes('ais')) return null
  return (
    <p>
      <TextLinkTo to={pathTo('withdraw-ais')} icon={drawings.ArrowRight}>
        <Trans id="release.door.retirement">Retirer plutôt mon épargne retraite</Trans>
      </TextLinkTo>
    </p>
  )
}

type NoticeProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly retry?: ReactNode
  readonly send: ReleaseProps['send']
}

/** A page in place of the form: why there is none, and the ways on. */
const Notice = ({ title, children, retry, send }: NoticeProps): ReactElement => (
  <section className={`${layout.wrap} ${styles.done}`} aria-live="polite">
    <h1 tabIndex={-1}>{title}</h1>
    <div className={styles.lead}>{children}</div>
    <div className={styles.doors}>
      {retry !== undefined && <Button onClick={() => send({ type: 'retryRequested' })}>{retry}</Button>}
      <LinkButtonTo to={pathTo('operations')} variant="secondary">
        <Trans id="release.notice.operations">Voir mes opérations</Trans>
      </LinkButtonTo>
    </div>
  </section>
)

/** The one-time code over the summary; once it is given, the same request is sent. */
const Code = ({ send }: Pick<ReleaseProps, 'send'>): ReactElement => {
  const isOpen = useEditGate() === 'open'
  return (
    <section className={`${layout.wrap} ${styles.done}`}>
      <h1 tabIndex={-1}>
        <Trans id="release.code.title">Confirmez que c’est bien vous</Trans>
      </h1>
      <OtpNotice />
      <div className={styles.doors}>
        {isOpen && (
          <Button onClick={() => send({ type: 'retryRequested' })}>
            <Trans id="release.action.confirm">Valider ma demande</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
          <Trans id="release.action.previous">Précédent</Trans>
        </Button>
      </div>
    </section>
  )
}

const Screens = (): ReactElement => {
  const parts = useRelease()
  const { send } = parts
  const screen = selectScreen(parts.snapshot)
  switch (screen) {
    case 'asking':
      return <Steps {...parts} />
    case 'code':
      return <Code send={send} />
    case 'nothing':
      return <OwnDoors act="release" />
    case 'waiting':
      return (
        <section className={`${layout.wrap} ${styles.done}`}>
          <h1 tabIndex={-1}>
            <Trans id="page.withdraw.title">Retirer mon épargne</Trans>
          </h1>
          <p className={styles.lead} aria-live="polite">
            <Trans id="release.waiting.text">Lecture de ce que vous pouvez retirer</Trans>
          </p>
        </section>
      )
    case 'unavailable':
      return (
        <Notice
          send={send}
          title={<Trans id="release.unavailable.title">Cette opération est momentanément indisponible</Trans>}
          retry={<Trans id="release.failure.retry">Réessayer</Trans>}
        >
          <Trans id="release.unavailable.text">Ce que vous pouvez retirer n’a pas pu être lu. Rien n’a été vendu.</Trans>
        </Notice>
      )
    case 'verifying':
      return (
        <Notice send={send} title={<Trans id="release.verifying.title">Nous vérifions votre demande</Trans>}>
          <Trans id="release.verifying.text">La réponse s’est perdue : nous cherchons votre demande dans vos opérations.</Trans>
        </Notice>
      )
    case 'not-found':
      return (
        <Notice
          send={send}
          title={<Trans id="release.not-found.title">Votre demande n’a pas été enregistrée</Trans>}
          retry={<Trans id="release.not-found.send">Renvoyer</Trans>}
        >
          <Trans id="release.not-found.text">
            Nous n’avons pas trouvé votre demande. Vous pouvez la renvoyer sans risque : elle ne sera enregistrée qu’une fois.
          </Trans>
        </Notice>
      )
    case 'unverified':
      return (
        <Notice
          send={send}
          title={<Trans id="release.unverified.title">Votre demande n’a pas pu être vérifiée</Trans>}
          retry={<Trans id="release.unverified.again">Vérifier de nouveau</Trans>}
        >
          <Trans id="release.unverified.text">
            Vos opérations ne peuvent pas être lues pour le moment. Rien n’est renvoyé sans vous.
          </Trans>
        </Notice>
      )
    default:
      return screen satisfies never
  }
}

/** Money out: its steps, or what becomes of a request whose answer was lost (WDR-08, REL-18). */
export const Release = (): ReactElement => (
  <UnderWayFlow>
    <Screens />
  </UnderWayFlow>
)
