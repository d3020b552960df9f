import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { COLLECTIVE_SCOPES, fullNameOf } from '@hautelisse/domain/session'
import { asksForLast, asksForWork, type TransferScope } from '@hautelisse/domain/transfer'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import {
  draft,
  draftOf,
  selectErrors,
  selectForm,
  selectOffers,
  selectTransfer,
  transferMachine,
  type TransferEvent,
  type TransferInput,
  type TransferSnapshot,
} from '@hautelisse/machines/transfer'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { useApp, usePage, useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { RadioCards, Segmented } from '../ui/choice/index.ts'
import { EmptyState } from '../ui/empty-state/index.ts'
import { DateField, FieldError, TextField } from '../ui/field/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { PrintSheet } from '../ui/print-sheet/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './transfer.css.ts'
import { Outcome } from './verdict.tsx'
import { useTransferErrorWords } from './words.ts'

type TransferProps = { readonly snapshot: TransferSnapshot; readonly send: (event: TransferEvent) => void }

const useTransfer = (scope: TransferScope | undefined): TransferProps => {
  const { clock, sessionStorage } = useApp()
  const accounts = useSession(selectAccounts)
  const userId = useSession(selectUser)?.id ?? ''
  const [input] = useState((): TransferInput => ({
    userId,
    accounts,
    scope,
    today: clock.today(),
    draft: draft.read(sessionStorage),
    print: () => window.print(),
  }))
  const [snapshot, send, actor] = useMachine(transferMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  return { snapshot, send }
}

/** Which account, what its law asks, and who takes the money. */
const Questions = ({ snapshot, send }: TransferProps): ReactElement => {
  const { t } = useLingui()
  const [form, offers, chosen] = [selectForm(snapshot), selectOffers(snapshot), selectTransfer(snapshot)]
  const words = useTransferErrorWords()
  const errors = selectErrors(snapshot)
  const refusal = (path: string): string | undefined => {
    const error = errors.find((one) => one.path === path)
    return error && words(error)
  }
  const typed = (name: 'last' | 'manager' | 'number') => ({
    id: name,
    value: form[name],
    error: refusal(name),
    onValueChange: (text: string): void => send({ type: 'textTyped', field: name, text }),
  })
  const work = refusal('isEmployed')
  return (
    <Panel>
      <div className={styles.fields}>
        <RadioCards
          label={t({ id: 'transfer.form.account', message: 'Quel contrat transférer ?' })}
          value={form.policyId === '' ? undefined : form.policyId}
          onValueChange={(policyId) => send({ type: 'accountChosen', policyId })}
          error={refusal('policyId')}
          options={offers.map(({ account, law }) => ({
            value: account.policy_id,
            title: account.title,
            detail:
              law === undefined
                ? t({ id: 'transfer.form.closed', message: 'Ne se transfère pas, ou ne contient rien' })
                : account.company_name,
            disabled: law === undefined,
          }))}
        />
        {chosen !== undefined && asksForWork(chosen.offer) && (
          <div>
            <Segmented
              label={t({ id: 'transfer.form.work', message: 'Travaillez-vous toujours dans cette entreprise ?' })}
              value={form.isEmployed === null ? '' : form.isEmployed ? 'yes' : 'no'}
              onValueChange={(answer) => send({ type: 'workAnswered', isEmployed: answer === 'yes' })}
              options={[
                { value: 'yes', label: t({ id: 'transfer.form.yes', message: 'Oui' }) },
                { value: 'no', label: t({ id: 'transfer.form.no', message: 'Non' }) },
              ]}
            />
            {work !== undefined && <FieldError>{work}</FieldError>}
          </div>
        )}
        {chosen !== undefined && asksForLast(chosen.offer, form) && (
          <DateField
            {...typed('last')}
            label={t({ id: 'transfer.form.last', message: 'Dernier transfert de ce plan' })}
            hint={t({ id: 'transfer.form.last-hint', message: 'Laissez vide s’il n’y en a pas eu' })}
          />
        )}
        <TextField {...typed('manager')} label={t({ id: 'transfer.form.manager', message: 'Organisme qui reçoit l’épargne' })} />
        <TextField {...typed('number')} label={t({ id: 'transfer.form.number', message: 'Numéro de votre contrat chez lui' })} />
      </div>
    </Panel>
  )
}

/** What goes with the dossier, and where it goes. */
const Papers = (): ReactElement => (
  <Panel>
    <h2 className={styles.title}>
      <Trans id="transfer.papers.title">Le dossier à envoyer</Trans>
    </h2>
    <ul className={styles.list}>
      <li className={styles.piece}>
        <Icon of={drawings.FileText} />
        <Trans id="transfer.papers.sheet">Ces pages, imprimées et signées</Trans>
      </li>
      <li className={styles.piece}>
        <Icon of={drawings.FileText} />
        <Trans id="transfer.papers.identity">Une copie recto verso de votre pièce d’identité</Trans>
      </li>
      <li className={styles.piece}>
        <Icon of={drawings.FileText} />
        <Trans id="transfer.papers.accept">L’accord de l’organisme qui reçoit l’épargne, avec ses coordonnées bancaires</Trans>
      </li>
    </ul>
    <p className={styles.small}>
      <Trans id="transfer.papers.how">
        Un transfert ne se demande pas en ligne : remettez ce dossier à l’organisme qui reçoit l’épargne, qui nous l’adresse. Rien
        n’est envoyé d’ici.
      </Trans>
    </p>
  </Panel>
)

const Known = ({ scope }: { readonly scope: TransferScope | undefined }): ReactElement => {
  const { t } = useLingui()
  const parts = useTransfer(scope)
  const user = useSession(selectUser)
  const on = formatFrenchDate(useApp().clock.today())
  const hasOffers = selectOffers(parts.snapshot).length > 0
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PrintSheet
        title={t({ id: 'transfer.print.title', message: 'Demande de transfert' })}
        name={(user && fullNameOf(user)) ?? ''}
        date={on}
        foot={t({ id: 'transfer.print.foot', message: `Demande de transfert préparée le ${on}` })}
      />
      <PageHead
        title={<Trans id="transfer.page.title">Transférer mon épargne</Trans>}
        back={
          <TextLinkTo to={pathTo('savings-home')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="transfer.page.back">Mon épargne</Trans>
          </TextLinkTo>
        }
        lead={<Trans id="transfer.page.lead">Ce qui va où, si c’est possible, à quel prix et en combien de temps.</Trans>}
        actions={
          hasOffers && (
            <Button icon={drawings.Printer} onClick={() => parts.send({ type: 'printRequested' })}>
              <Trans id="transfer.page.print">Imprimer le dossier</Trans>
            </Button>
          )
        }
      />
      {hasOffers ? (
        <div className={styles.columns}>
          <div className={styles.fields}>
            <Questions {...parts} />
            <Papers />
          </div>
          <Panel>
            <Outcome snapshot={parts.snapshot} />
          </Panel>
        </div>
      ) : (
        <EmptyState level={2} title={<Trans id="transfer.page.none">Rien à transférer</Trans>}>
          <Trans id="transfer.page.none-text">Vous n’avez pas de contrat qui se transfère ici.</Trans>
        </EmptyState>
      )}
    </div>
  )
}

/** /savings/transfer: the accounts of both families (WDR-05). */
export const Transfer = (): ReactElement => <Known scope={undefined} />

/** /savings/transfer/{scope}: the accounts of one family (WDR-06). */
export const TransferOfScope = (): ReactElement => {
  const { scope } = usePage().params
  const named = COLLECTIVE_SCOPES.find((one) => one === scope)
  return <Known key={named} scope={named} />
}
