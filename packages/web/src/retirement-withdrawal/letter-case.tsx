import { formatEuros } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { hasEvent } from '@hautelisse/domain/release'
import type { LetterCase as Of } from '@hautelisse/domain/retirement-withdrawal'
import {
  caseDraft,
  caseDraftOf,
  caseMachine,
  selectCase,
  selectCaseErrors,
  selectCaseForm,
  selectCaseIsOpen,
  selectCaseOffers,
  type CaseEvent,
  type CaseInput,
} from '@hautelisse/machines/retirement-withdrawal'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import { ActForm, ActHead, ActReasons, useAccountPlace } from '../act/index.ts'
import { usePaperAddress } from '../letter/index.ts'
import { Paper } from '../paper/index.ts'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { useDocumentWords, useReasonWords } from '../release/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { fields } from '../stepper/index.ts'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { DateField } from '../ui/field/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Body, Card, Doors, Page, Stack, text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { CaseNet } from './case-net.tsx'
import type { CaseProps } from './case-props.ts'
import * as styles from './exit.css.ts'
import { useCaseLetter } from './use-case-letter.ts'
import { useCaseRefusalWords, useCaseWords, useExitErrorWords } from './words.ts'

const useCase = (of: Of): CaseProps => {
  const { clock, sessionStorage } = useApp()
  const accounts = useSession(selectAccounts)
  const userId = useSession(selectUser)?.id ?? ''
  const [input] = useState((): CaseInput => ({
    userId,
    of,
    accounts,
    today: clock.today(),
    draft: caseDraft.read(sessionStorage),
    print: () => window.print(),
  }))
  const [snapshot, send, actor] = useMachine(caseMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, caseDraft, { draftOf: caseDraftOf }), [actor, sessionStorage])
  return { snapshot, send }
}

/** Contract, reason, event and amount. */
const CaseQuestions = ({ snapshot, send }: CaseProps): ReactElement => {
  const { t } = useLingui()
  const reasons = useReasonWords()
  const refusals = useCaseRefusalWords()
  const placeOf = useAccountPlace()
  const isHidden = useHiddenAmounts()
  const [form, offers, chosen] = [selectCaseForm(snapshot), selectCaseOffers(snapshot), selectCase(snapshot)]
  const field = fields<CaseEvent, 'amount'>({ errors: selectCaseErrors(snapshot), words: useExitErrorWords() }, send)
  const most = chosen && (isHidden ? HIDDEN_AMOUNT : formatEuros(chosen.offer.most))
  return (
    <Panel>
      <Stack>
        <RadioCards
          label={t({ id: 'exit.letter.account', message: 'Quel contrat ?' })}
          value={form.policyId === '' ? undefined : form.policyId}
          onValueChange={(policyId) => send({ type: 'accountChosen', policyId })}
          error={field.refusal('policyId')}
          options={offers.map(({ account, refusal }) => ({
            value: account.policy_id,
            title: account.title,
            detail: (
              <>
                {placeOf(account)}
                {refusal !== undefined && <span className={text({ block: true })}>{refusals(refusal)}</span>}
              </>
            ),
            aside: <Amount value={account.balance} />,
            disabled: refusal !== undefined,
          }))}
        />
        {chosen !== undefined && (
          <RadioCards
            label={t({ id: 'exit.letter.reason', message: 'Quel motif ?' })}
            value={form.reason === '' ? undefined : form.reason}
            onValueChange={(reason) => send({ type: 'reasonChosen', reason })}
            error={field.refusal('reason')}
            options={chosen.offer.reasons.map(({ reason, source }) => ({
              value: reason,
              title: reasons(reason).name,
              detail: [reasons(reason).detail, source].filter((word) => word !== undefined).join(' · '),
            }))}
          />
        )}
        {form.reason !== '' && hasEvent(form.reason) && (
          <DateField
            {...field.text('event', form.event, (typed) => ({ type: 'eventTyped', text: typed }))}
            label={reasons(form.reason).event ?? t({ id: 'release.event.label', message: 'Jour de l’événement' })}
          />
        )}
        <MoneyField
          {...field.amount('amount', { path: 'amount', text: form.amount })}
          cents
          label={t({ id: 'release.amount.gross', message: 'Montant brut à retirer' })}
          hint={most === undefined ? undefined : t({ id: 'exit.letter.most', message: `${most} au plus` })}
        />
      </Stack>
    </Panel>
  )
}

type DossierProps = Pick<CaseProps, 'snapshot'> & {
  /** Lines of the address that the letter bears; undefined where the saver writes it. */
  readonly address: readonly string[] | undefined
}

/** What goes with the letter, and where it goes. */
const Dossier = ({ snapshot, address }: DossierProps): ReactElement => {
  const words = useDocumentWords()
  const pieces = [
    <Trans key="identity" id="exit.letter.identity">
      Une copie recto verso de votre pièce d’identité
    </Trans>,
    <Trans key="bank" id="exit.letter.bank">
      Un relevé d’identité bancaire à votre nom
    </Trans>,
    ...(selectCase(snapshot)?.documents ?? []).map((document) => <span key={document}>{words(document)}</span>),
  ]
  return (
    <Card as="section" level={2} title={<Trans id="exit.letter.documents">Pièces à joindre</Trans>}>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.key} className={styles.piece}>
            <Icon of={drawings.FileText} />
            {piece}
          </li>
        ))}
      </ul>
      <p className={text({ as: 'small' })}>
        <Trans id="exit.letter.by-post">
          Ce retrait se demande par courrier&nbsp;: aucune demande en ligne n’existe pour lui. N’envoyez aucun original.
        </Trans>{' '}
        {address === undefined ? (
          <Trans id="exit.letter.to-write">La lettre a la place d’écrire l’adresse de votre teneur de compte.</Trans>
        ) : (
          <Trans id="exit.letter.to">La lettre porte l’adresse où l’envoyer&nbsp;:</Trans>
        )}
      </p>
      {address !== undefined && <address className={styles.address}>{address.join('\n')}</address>}
    </Card>
  )
}

/** No contract gives anything in this case: each reason once with its contracts, and employee savings may. */
const ClosedCase = ({ snapshot }: Pick<CaseProps, 'snapshot'>): ReactElement => {
  const refusals = useCaseRefusalWords()
  const scopes = useSession(selectUser)?.scopes ?? []
  return (
    <Body>
      <ActReasons
        as="h2"
        title={<Trans id="exit.closed.title">Pourquoi ce retrait n’est pas possible</Trans>}
        of={[...Map.groupBy(selectCaseOffers(snapshot), ({ refusal }) => (refusal === undefined ? '' : refusals(refusal)))].map(
          ([reason, offers]) => ({ id: reason, reason, text: offers.map(({ account }) => account.title).join(', ') }),
        )}
      />
      <Note kind="info">
        <Trans id="exit.closed.savings">Un plan d’épargne entreprise connaît d’autres motifs que vos contrats de retraite.</Trans>
      </Note>
      <Doors>
        {scopes.includes('s2e') && (
          <LinkButtonTo to={pathTo('withdraw')}>
            <Trans id="exit.cases.savings">Retirer mon épargne salariale</Trans>
          </LinkButtonTo>
        )}
        <LinkButtonTo to={pathTo('contact')} variant="secondary">
          <Trans id="portal.footer.contact">Nous contacter</Trans>
        </LinkButtonTo>
      </Doors>
    </Body>
  )
}

const WORDS = {
  next: <Trans id="exit.letter.print">Imprimer le dossier</Trans>,
  confirm: <Trans id="exit.letter.print">Imprimer le dossier</Trans>,
  changed: null,
}

/** A case that is asked for by letter: conditions, what it would pay, documents, and the dossier on paper (WDR-16, RWD-02, RWD-03). */
export const LetterCase = ({ of }: { readonly of: Of }): ReactElement => {
  const parts = useCase(of)
  const { name, text: words } = useCaseWords()[of]
  const isOpen = selectCaseIsOpen(parts.snapshot)
  const addressOf = usePaperAddress()
  const letter = useCaseLetter(parts.snapshot, addressOf)
  const account = selectCase(parts.snapshot)?.offer.account
  return (
    <Page>
      <Paper sheet={letter} />
      <ActHead
        title={name}
        lead={<p>{words}</p>}
        back={
          <TextLinkTo to={pathTo('withdraw-ais')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="exit.letter.back">Les motifs de retrait</Trans>
          </TextLinkTo>
        }
      />
      {isOpen ? (
        <ActForm
          view={{ isBusy: false, errors: [], failure: undefined }}
          send={() => parts.send({ type: 'printRequested' })}
          words={WORDS}
          kind="first"
          isClosed={selectCase(parts.snapshot) === undefined}
          title={<Trans id="exit.letter.title">Votre dossier</Trans>}
          lead={<Trans id="exit.letter.lead">Vous l’imprimez, le signez et l’envoyez par courrier.</Trans>}
          aside={<CaseNet {...parts} />}
        >
          <CaseQuestions {...parts} />
          <Dossier snapshot={parts.snapshot} address={account && addressOf(account)} />
        </ActForm>
      ) : (
        <ClosedCase snapshot={parts.snapshot} />
      )}
    </Page>
  )
}
