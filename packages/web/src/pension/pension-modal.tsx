import { draft, selectForm, selectResult, selectScreen, type PensionScreen } from '@hautelisse/machines/pension'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { KeptAnswers, KeptOffer } from '../kept/index.ts'
import { late, type ModalProps } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { text } from '../ui/page/index.ts'
import { FORM_WORDS, RESULT_WORDS } from './catalogue.ts'
import { Refusal, PensionSlide } from './slide.tsx'
import { useClosing, usePension, type PensionActor } from './use-pension.ts'
import { useGenericWords } from './words.ts'
import * as styles from './pension.css.ts'

/** What the estimate computes, and what it leaves out (MAREL-03, MAREL-05 to MAREL-07, decision 12). */
const Intro = ({ onUnderstood }: { readonly onUnderstood: () => void }): ReactElement => (
  <>
    <KeptOffer />
    <h3 className={text({ as: 'subtitle' })}>
      <Trans id="pension.intro.title">Informations</Trans>
    </h3>
    <p>
      <Trans id="pension.intro.needed">
        <b>Ce qu’il vous faut</b>&nbsp;: votre numéro fiscal ou de sécurité sociale, son mot de passe, et 5&nbsp;minutes. Votre
        carrière est lue au service public, vous la complétez.
      </Trans>
    </p>
    <p>
      <b>
        <Trans id="pension.intro.counted">Ce qui est compté</Trans>
      </b>
    </p>
    <ul className={styles.list}>
      <li>
        <Trans id="pension.intro.full">
          Salariés du privé et agricoles, personnes sans activité&nbsp;: retraite de base et Agirc-Arrco.
        </Trans>
      </li>
      <li>
        <Trans id="pension.intro.base">
          Contractuels de droit public, artisans, commerçants, micro-entrepreneurs, artistes-auteurs&nbsp;: retraite de base
          seule, complémentaire non calculée.
        </Trans>
      </li>
      <li>
        <Trans id="pension.intro.duration">
          Autres professions&nbsp;: vos années à venir donnent des trimestres, sans montant. Les fonctionnaires ne peuvent pas
          encore être estimés ici.
        </Trans>
      </li>
    </ul>
    <p className={text({ as: 'small' })}>
      <Trans id="pension.intro.missing">
        Ne sont pas comptés&nbsp;: les montants des autres régimes au-delà de votre relevé, la retraite progressive, l’activité
        après le départ, l’inaptitude, l’invalidité, la pénibilité, le prix des rachats, une carrière à l’étranger.
      </Trans>
    </p>
    <p className={text({ as: 'small' })}>
      <Trans id="pension.intro.assumptions">
        Les simulateurs de retraite de votre espace supposent un rendement net de 2&nbsp;% par an, des frais d’arrérages de
        1&nbsp;%, un taux technique de 0&nbsp;% et les tables de mortalité TGH05 et TGF05. La pension de l’État, elle, ne dépend
        d’aucune de ces hypothèses&nbsp;: elle est estimée en euros de 2026, au droit du jour, sans inflation ni hausse de
        salaire.
      </Trans>
    </p>
    <p className={text({ as: 'small' })}>
      <Trans id="pension.intro.kept">Ces réponses servent seulement à l’estimation. Elles sont conservées 2&nbsp;ans.</Trans>
    </p>
    <div className={styles.actions}>
      <Button wide onClick={onUnderstood}>
        <Trans id="pension.intro.understood">J’ai compris</Trans>
      </Button>
    </div>
  </>
)

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

const ESTIMATE = <Trans id="accounts.ahead.pension.title">Estimer ma retraite</Trans>

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
        <Trans id="ui.error.retry">Réessayer</Trans>
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
    <Modal open shape={screen === 'result' ? 'screen' : 'window'} title={title} lead={lead} onClose={onClose}>
      <PensionSlide name={screen === 'form' ? step : screen}>
        <Suspense fallback={<Spinner />}>
          <CurrentSlide screen={screen} actor={actor} onClose={onClose} />
        </Suspense>
      </PensionSlide>
    </Modal>
  )
}

/** #marel: the pension estimator, five slides over the page (MAREL-04, P-MODAL-13). */
export const PensionModal = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement => (
  <KeptAnswers simulator="pension" entry={draft} isPlaced>
    <RunningEstimator onClose={onClose} />
  </KeptAnswers>
)

const RunningEstimator = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement | null => {
  const actor = usePension()
  useClosing()
  return actor === undefined ? null : <PensionWindow actor={actor} onClose={onClose} />
}
