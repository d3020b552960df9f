import { selectForm, selectResult, selectScreen, type PensionScreen } from '@hautelisse/machines/pension'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { late, type ModalProps } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { FORM_WORDS, RESULT_WORDS } from './catalogue.ts'
import { Intro } from './intro.tsx'
import { Refusal, PensionSlide } from './slide.tsx'
import { useClosing, usePension, type PensionActor } from './use-pension.ts'
import { useGenericWords } from './words.ts'

type OfActor = { readonly actor: PensionActor }

const LoginSlide = late<'LoginSlide', OfActor>(() => import('./login-slide.tsx'), 'LoginSlide')
const RegistrationSlide = late<'RegistrationSlide', OfActor>(() => import('./registration-slide.tsx'), 'RegistrationSlide')
const RecoverySlide = late<'RecoverySlide', OfActor>(() => import('./recovery-slide.tsx'), 'RecoverySlide')
const FormSlide = late<'FormSlide', OfActor>(() => import('./form-slide.tsx'), 'FormSlide', FORM_WORDS)
const ResultSlide = late<'ResultSlide', OfActor & Pick<ModalProps, 'onClose'>>(
  () => import('./result-slide.tsx'),
  'ResultSlide',
  RESULT_WORDS,
)

type Heading = { readonly title: ReactNode; readonly lead?: ReactNode }

const ESTIMATE = <Trans id="pension.window.title">Estimer ma retraite</Trans>

/** Title of the window and what stands below it, by what it shows. */
const headingOf = (screen: PensionScreen, actor: PensionActor): Heading => {
  switch (screen) {
    case 'login':
      return {
        title: ESTIMATE,
        lead: <Trans id="pension.window.login">Connectez-vous à un service public pour retrouver votre carrière</Trans>,
      }
    case 'registration':
      return { title: <Trans id="pension.window.register">Créer un compte retraite</Trans> }
    case 'recovery':
      return { title: <Trans id="pension.window.recovery">Mot de passe oublié</Trans> }
    case 'form':
      return selectForm(actor.getSnapshot()).step === 'family'
        ? {
            title: <Trans id="pension.window.family">Votre situation</Trans>,
            lead: <Trans id="pension.window.family-lead">Elle complète ce que les régimes de retraite savent déjà</Trans>,
          }
        : {
            title: <Trans id="pension.window.work">Vos revenus</Trans>,
            lead: <Trans id="pension.window.work-lead">Ils sont supposés rester les mêmes jusqu’à votre départ</Trans>,
          }
    case 'result':
      return resultHeading(actor)
    case 'intro':
    case 'waiting':
    case 'calculating':
    case 'not-calculated':
      return { title: ESTIMATE }
    default:
      return screen satisfies never
  }
}

const resultHeading = (actor: PensionActor): Heading => {
  const [row] = selectResult(actor.getSnapshot())?.result ?? []
  if (row?.type !== 'EN_PAIEMENT') return { title: <Trans id="pension.window.result">Votre retraite estimée</Trans> }
  return { title: <Trans id="pension.window.paid">Votre retraite</Trans> }
}

const NotCalculated = ({ actor }: OfActor): ReactElement => {
  const generic = useGenericWords()
  return (
    <>
      <Refusal sentences={[generic]} />
      <Button wide onClick={() => actor.send({ type: 'retryRequested' })}>
        <Trans id="pension.window.retry">Réessayer</Trans>
      </Button>
    </>
  )
}

const CurrentSlide = ({ screen, actor, onClose }: OfActor & { readonly screen: PensionScreen } & Pick<ModalProps, 'onClose'>) => {
  switch (screen) {
    case 'intro':
      return <Intro onUnderstood={() => actor.send({ type: 'understood' })} />
    case 'login':
      return <LoginSlide actor={actor} />
    case 'registration':
      return <RegistrationSlide actor={actor} />
    case 'recovery':
      return <RecoverySlide actor={actor} />
    case 'form':
      return <FormSlide actor={actor} />
    case 'result':
      return <ResultSlide actor={actor} onClose={onClose} />
    case 'not-calculated':
      return <NotCalculated actor={actor} />
    case 'waiting':
    case 'calculating':
      return <Spinner />
    default:
      return screen satisfies never
  }
}

const PensionWindow = ({ actor, onClose }: OfActor & Pick<ModalProps, 'onClose'>): ReactElement => {
  const screen = useSelector(actor, selectScreen)
  const step = useSelector(actor, (snapshot) => selectForm(snapshot).step)
  const { title, lead } = headingOf(screen, actor)
  return (
    <Modal open title={title} lead={lead} onClose={onClose}>
      <PensionSlide name={screen === 'form' ? step : screen}>
        <Suspense fallback={<Spinner />}>
          <CurrentSlide screen={screen} actor={actor} onClose={onClose} />
        </Suspense>
      </PensionSlide>
    </Modal>
  )
}

/** #marel: the pension estimator, five slides over the page (MAREL-04, P-MODAL-13). */
export const PensionModal = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement | null => {
  const actor = usePension()
  useClosing()
  return actor === undefined ? null : <PensionWindow actor={actor} onClose={onClose} />
}
