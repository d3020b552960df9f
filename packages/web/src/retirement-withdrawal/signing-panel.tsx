import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import {
  asksForYears,
  selectSigningErrors,
  selectSigningFailure,
  selectSigningForm,
  selectSigningScreen,
  signingDraft,
  signingDraftOf,
  signingMachine,
  signingPorts,
  type SigningEvent,
  type SigningInput,
  type SigningQuestion,
  type SigningSnapshot,
} from '@hautelisse/machines/retirement-withdrawal'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { Trans, useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { CodeFirst } from '../session/routes.tsx'
import { useApp, useSession } from '../shell/index.ts'
import { NextButton, QuestionForm } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { Card, Doors, Page, Stack } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './exit.css.ts'
import { useExitErrorWords } from './words.ts'

type SigningProps = { readonly snapshot: SigningSnapshot; readonly send: (event: SigningEvent) => void }

const WORDS = {
  next: <Trans id="exit.sign.submit">Valider et signer</Trans>,
  busy: <Trans id="exit.sign.submit">Valider et signer</Trans>,
  kept: <Trans id="act.failure.kept">Vos réponses restent affichées ici.</Trans>,
  retry: <Trans id="ui.error.retry">Réessayer</Trans>,
}

const SigningFailure = ({ hasChanged }: { readonly hasChanged: boolean }): ReactElement =>
  hasChanged ? (
    <Trans id="exit.sign.changed">
      Vos contrats ont changé, ou une opération y est déjà en cours. Vérifiez vos résultats, puis validez de nouveau.
    </Trans>
  ) : (
    <Trans id="act.failure.text">Votre demande n’a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
  )

/** The years of each guarantee, the pension before the legal age, and the agreement. */
const SigningForm = ({ snapshot, send, question }: SigningProps & { readonly question: SigningQuestion }): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const words = useExitErrorWords()
  const [form, errors, failure] = [selectSigningForm(snapshot), selectSigningErrors(snapshot), selectSigningFailure(snapshot)]
  const refusal = (path: string): string | undefined => {
    const error = errors.find((one) => one.path === path)
    return error && words(error)
  }
  const idOf = (path: string): string | undefined => (refusal(path) === undefined ? undefined : `${id}-${path}`)
  const said = (path: string): ReactNode => {
    const text = refusal(path)
    return text !== undefined && <FieldError id={`${id}-${path}`}>{text}</FieldError>
  }
  return (
    <QuestionForm
      view={{ isBusy: false, errors, failure: failure && { code: failure.code, canRetry: false, isMarked: false } }}
      send={() => send({ type: 'submitted' })}
      words={{ ...WORDS, failed: <SigningFailure hasChanged={failure?.hasChanged === true} /> }}
      title={null}
      actions={
        <Doors>
          <NextButton view={{ isBusy: false }} words={WORDS} />
        </Doors>
      }
    >
      {asksForYears(question) &&
        question.converting.map(({ policyId, title, years }) => (
          <Select
            key={policyId}
            id={`years.${policyId}`}
            label={t({ id: 'exit.sign.years', message: `Années garanties, ${title}` })}
            value={String(form.years[policyId] ?? '')}
            onValueChange={(value) => send({ type: 'yearsChosen', policyId, years: Number.parseInt(value, 10) })}
            error={refusal(`years.${policyId}`)}
            options={[
              { value: '', label: t({ id: 'accounts.bulletin.open', message: 'À choisir' }), disabled: true },
              ...years.map((count) => ({
                value: String(count),
                label: t({ id: 'exit.sign.years-count', message: `${count} ans` }),
              })),
            ]}
          />
        ))}
      {question.opening.kind === 'with-pension' && (
        <div>
          <Checkbox
            label={
              <Trans id="exit.sign.pension">
                Ma pension de retraite a déjà commencé. Sans elle, ce retrait s’ouvre le {formatFrenchDate(question.opening.from)}
                , à l’âge légal.
              </Trans>
            }
            checked={form.hasPension}
            refusal={idOf('pension_started')}
            onChange={(on) => send({ type: 'pensionStated', on })}
          />
          {said('pension_started')}
        </div>
      )}
      <div>
        <Checkbox
          label={
            <Trans id="exit.sign.agree">
              Je demande ce retrait. Une rente ne se reprend pas une fois commencée ; les montants exacts dépendent du jour de la
              vente.
            </Trans>
          }
          checked={form.hasAgreed}
          refusal={idOf('agreed')}
          onChange={(on) => send({ type: 'agreementStated', on })}
        />
        {said('agreed')}
        {said('options')}
      </div>
    </QuestionForm>
  )
}

/** The one-time code over what was agreed to. */
const SigningCode = ({ send }: Pick<SigningProps, 'send'>): ReactElement => (
  <CodeFirst
    confirm={WORDS.next}
    onConfirm={() => send({ type: 'retryRequested' })}
    back={
      <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
        <Trans id="act.action.previous">Précédent</Trans>
      </Button>
    }
  />
)

const Retry = ({
  send,
  children,
  action,
}: Pick<SigningProps, 'send'> & { readonly children: ReactNode; readonly action: ReactNode }) => (
  <Stack>
    <p>{children}</p>
    <Doors>
      <Button onClick={() => send({ type: 'retryRequested' })}>{action}</Button>
      <LinkButtonTo to={pathTo('operations')} variant="secondary">
        <Trans id="act.notice.operations">Voir mes opérations</Trans>
      </LinkButtonTo>
    </Doors>
  </Stack>
)

const SigningScreen = ({ question, ...parts }: SigningProps & { readonly question: SigningQuestion }): ReactElement => {
  const screen = selectSigningScreen(parts.snapshot)
  switch (screen) {
    case 'asking':
      return <SigningForm {...parts} question={question} />
    case 'sending':
    case 'left':
      return (
        <p>
          <Trans id="exit.sign.sending">Votre demande est enregistrée, la page de signature s’ouvre.</Trans>
        </p>
      )
    case 'code':
      return <SigningCode send={parts.send} />
    case 'verifying':
      return (
        <p>
          <Trans id="exit.sign.verifying">
            Nous vérifions votre demande : la réponse s’est perdue, nous la cherchons dans vos opérations.
          </Trans>
        </p>
      )
    case 'not-found':
      return (
        <Retry send={parts.send} action={<Trans id="act.not-found.send">Renvoyer</Trans>}>
          <Trans id="act.not-found.text">
            Nous n’avons pas trouvé votre demande. Vous pouvez la renvoyer sans risque : elle ne sera enregistrée qu’une fois.
          </Trans>
        </Retry>
      )
    case 'unverified':
      return (
        <Retry send={parts.send} action={<Trans id="act.unverified.again">Vérifier de nouveau</Trans>}>
          <Trans id="act.unverified.text">
            Vos opérations ne peuvent pas être lues pour le moment. Rien n’est renvoyé sans vous.
          </Trans>
        </Retry>
      )
    default:
      return screen satisfies never
  }
}

/** Under the results: the agreement, then the door of the signature (WDR-16, RWD-04). */
export const SigningPanel = ({ question }: { readonly question: SigningQuestion }): ReactElement => {
  const { client, navigation, random, sessionStorage } = useApp()
  const userId = useSession(selectUser)?.id ?? ''
  const [input] = useState((): SigningInput => ({
    userId,
    question,
    draft: signingDraft.read(sessionStorage),
    ports: { ...signingPorts(client), navigation, random },
  }))
  const actor = useActorRef(signingMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, signingDraft, { draftOf: signingDraftOf }), [actor, sessionStorage])
  const snapshot = useSelector(actor, (state) => state)
  return (
    <Page className={styles.signing}>
      <Card as="section" level={2} title={<Trans id="exit.sign.title">Demander ce retrait</Trans>}>
        <div aria-live="polite">
          <SigningScreen snapshot={snapshot} send={(event) => actor.send(event)} question={question} />
        </div>
      </Card>
    </Page>
  )
}
