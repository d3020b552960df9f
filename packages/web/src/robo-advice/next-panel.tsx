import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { contactOf, pathTo } from '@hautelisse/domain/portal'
import type { AdvisorEvent, Leaving, PlanView } from '@hautelisse/machines/robo-advice'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo, TextLinkTo, useAim } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Card, Doors, Remarks, Stack, Text, text } from '../ui/page/index.ts'
import * as styles from './advisor.css.ts'
import { useShown } from './futures-words.ts'

type NextProps = {
  readonly plan: PlanView
  readonly leaving: Leaving
  readonly company: string
  readonly send: (event: AdvisorEvent) => void
}

/** A person instead of the machine, on every screen (RGPD art. 22). */
export const TalkLink = (): ReactElement | null => {
  const user = useSession(selectUser)
  const aim = useAim()
  if (user === undefined) return null
  return (
    <TextLinkTo {...aim(contactOf({ kind: 'member', user }))} icon={drawings.Chat}>
      <Trans id="robo.next.talk">Parler à une personne</Trans>
    </TextLinkTo>
  )
}

/** What a bad year of the chosen profile would cost, in euros of what is held. */
const BadYear = ({ plan: { loss } }: { readonly plan: PlanView }): ReactElement | null => {
  const shown = useShown()
  if (loss === undefined || loss.badYear === 0) return null
  const lost = shown(loss.badYear)
  return (
    <p>
      <Trans id="robo.leaving.bad-year">Une année sur vingt, la perte serait de {lost} ou plus.</Trans>
    </p>
  )
}

/** A bolder profile is confirmed first: both ways have the same weight (decision 16.7). */
const BolderWarning = ({ plan, send }: Pick<NextProps, 'plan' | 'send'>): ReactElement => (
  <Note kind="warn" live>
    <Stack space="s3">
      <Text strong>
        <Trans id="robo.leaving.bolder">Ce profil est plus risqué que celui de vos réponses</Trans>
      </Text>
      <BadYear plan={plan} />
      <div className={styles.evenly}>
        <Button variant="secondary" onClick={() => send({ type: 'continueRequested' })}>
          <Trans id="redirect.confirm.continue">Continuer</Trans>
        </Button>
        <Button variant="secondary" onClick={() => send({ type: 'backRequested' })}>
          <Trans id="robo.leaving.back">Revenir</Trans>
        </Button>
      </div>
    </Stack>
  </Note>
)

/** The boldest profile is not handed over where a fall would endanger the project. */
const OffensiveWarning = ({ send }: Pick<NextProps, 'send'>): ReactElement => (
  <Note kind="warn" live>
    <Stack space="s3">
      <Text strong>
        <Trans id="robo.leaving.closed">Selon vos réponses, une baisse mettrait votre projet en danger</Trans>
      </Text>
      <p>
        <Trans id="robo.leaving.closed-text">Pour suivre le profil offensif, parlez-en d’abord à une personne.</Trans>
      </p>
      <TalkLink />
      <TextButton onClick={() => send({ type: 'backRequested' })}>
        <Trans id="robo.leaving.back">Revenir</Trans>
      </TextButton>
    </Stack>
  </Note>
)

const ChoiceFailure = ({ send }: Pick<NextProps, 'send'>): ReactElement => (
  <Note kind="alert" live>
    <Stack space="s3">
      <p>
        <Trans id="robo.leaving.not-kept">Votre choix n’a pas pu être enregistré. Rien n’a été modifié.</Trans>
      </p>
      <Doors>
        <TextButton icon={drawings.Retry} onClick={() => send({ type: 'retryRequested' })}>
          <Trans id="ui.error.retry">Réessayer</Trans>
        </TextButton>
        <TextButton onClick={() => send({ type: 'backRequested' })}>
          <Trans id="robo.leaving.back">Revenir</Trans>
        </TextButton>
      </Doors>
    </Stack>
  </Note>
)

const LeavingNote = ({ plan, leaving, send }: Omit<NextProps, 'company'>): ReactElement | null => {
  switch (leaving) {
    case 'confirming':
      return <BolderWarning plan={plan} send={send} />
    case 'contact':
      return <OffensiveWarning send={send} />
    case 'notKept':
    case 'notStated':
      return <ChoiceFailure send={send} />
    case 'withoutStatement':
      return (
        <Note live>
          <Trans id="robo.statement.without">
            Le PDF n’est pas disponible ici : « Imprimer » permet d’enregistrer la page en PDF.
          </Trans>
        </Note>
      )
    case 'staying':
    case 'handingOver':
    case 'gone':
    case 'stating':
      return null
    default:
      return leaving satisfies never
  }
}

/** Where the questionnaire stands, and the way to it. */
const QuestionnaireLine = ({ plan }: { readonly plan: PlanView }): ReactElement => {
  const { questionnaire } = plan
  const search = { vue: 'questionnaire' }
  const to = pathTo('advisor-placements')
  if (questionnaire === undefined)
    return (
      <TextLinkTo to={to} search={search}>
        <Trans id="robo.questionnaire.start">Connaître mon profil en douze questions</Trans>
      </TextLinkTo>
    )
  const day = formatFrenchDate(questionnaire.dated_on)
  return (
    <>
      {questionnaire.state === 'refused' ? (
        <Trans id="robo.questionnaire.refused">Vous avez préféré ne pas répondre le {day}.</Trans>
      ) : questionnaire.cause === 'declaration' ? (
        <Trans id="robo.questionnaire.lapsed">
          Questionnaire du {day}&nbsp;: à refaire, car la situation que vous avez déclarée depuis n’est plus la même.
        </Trans>
      ) : questionnaire.state === 'expired' ? (
        <Trans id="robo.questionnaire.expired">Questionnaire du {day} : à refaire.</Trans>
      ) : (
        <Trans id="robo.questionnaire.of">Questionnaire du {day}.</Trans>
      )}{' '}
      {questionnaire.state === 'valid' && questionnaire.answers !== null && (
        <>
          <TextLinkTo to={to} search={{ ...search, reponses: '1' }}>
            <Trans id="robo.questionnaire.change">Changer une réponse</Trans>
          </TextLinkTo>
          {', '}
        </>
      )}
      <TextLinkTo to={to} search={search}>
        <Trans id="robo.questionnaire.again">Refaire mon profil</Trans>
      </TextLinkTo>
    </>
  )
}

/** Leads back to the four profiles. */
export const AllocationLink = (): ReactElement => (
  <TextLinkTo to={pathTo('advisor-placements')} icon={drawings.ArrowLeft}>
    <Trans id="page.advisor-placements.title">Vérifier mon allocation</Trans>
  </TextLinkTo>
)

/** What can be done next: follow the profile, pay in, or change nothing. */
export const NextPanel = ({ plan, leaving, company, send }: NextProps): ReactElement => {
  const grid = plan.glide?.grid
  const passesLimit = (plan.loss?.breaks.length ?? 0) > 0
  return (
    <Card as="aside" level={2} title={<Trans id="robo.next.title">Et maintenant</Trans>}>
      <p className={text({ as: 'small' })}>
        {passesLimit ? (
          <Trans id="robo.next.text-beyond">
            Vous pouvez ne rien changer, choisir un autre profil, ou suivre celui-ci malgré sa limite.
          </Trans>
        ) : (
          <Trans id="robo.next.text">Vous pouvez suivre ce profil, en choisir un autre ou ne rien changer.</Trans>
        )}
      </p>
      <Stack space="s3" data-print="never">
        {plan.gaps !== undefined && (
          <Button
            wide
            variant={passesLimit ? 'secondary' : 'primary'}
            busy={leaving === 'handingOver'}
            onClick={() => send({ type: 'adjustRequested' })}
          >
            <Trans id="page.fund-switch.title">Faire un arbitrage</Trans>
          </Button>
        )}
        <LinkButtonTo to={pathTo('payment')} variant="secondary" wide>
          <Trans id="accounts.act.payment">Faire un versement</Trans>
        </LinkButtonTo>
        <LinkButtonTo to={pathTo('advisor-placements')} search={{ vue: 'futurs' }} variant="secondary" wide>
          <Trans id="robo.next.futures">Voir les futurs possibles</Trans>
        </LinkButtonTo>
        <LeavingNote plan={plan} leaving={leaving} send={send} />
      </Stack>
      <Remarks>
        {grid !== undefined && (
          <Trans id="robo.next.grid">
            Grille de {company}, version du {formatFrenchDate(grid.effective_on)}. Les parts d’un profil font toujours 100 %.
          </Trans>
        )}
        <Trans id="robo.next.loss">Les fonds en actions et en obligations présentent un risque de perte en capital.</Trans>
        <QuestionnaireLine plan={plan} />
        {plan.years !== undefined && plan.holdings !== undefined && (
          <Doors>
            <TextButton
              icon={drawings.Download}
              aria-disabled={leaving === 'stating' || undefined}
              onClick={() => send({ type: 'statementRequested' })}
            >
              <Trans id="robo.statement.get">Déclaration d’adéquation (PDF)</Trans>
            </TextButton>
            <TextButton icon={drawings.Printer} onClick={() => window.print()}>
              <Trans id="ui.receipt.print">Imprimer</Trans>
            </TextButton>
          </Doors>
        )}
        <TalkLink />
      </Remarks>
    </Card>
  )
}
