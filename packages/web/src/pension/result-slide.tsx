import { pathTo } from '@hautelisse/domain/portal'
import { formatFrenchDate, plainDate } from '@hautelisse/domain/calendar'
import { sumEuros } from '@hautelisse/domain/money'
import { monthlyParts, type Estimate, accountsElsewhere, type PensionContract } from '@hautelisse/domain/pension'
import { selectContracts, selectInPayment, selectIsUnsaved, selectResult } from '@hautelisse/machines/pension'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { Button, TextButton } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stack, text, Ledger, Line } from '../ui/page/index.ts'
import { late, useApp, type ModalProps, useSession } from '../shell/index.ts'
import { OwnSimulations, WithSimulations } from '../simulations/index.ts'
import { optional } from '../ui/late/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { AnswersFold } from './answers-fold.tsx'
import { RESULT_WORDS } from './catalogue.ts'
import { Fold, Folds } from './fold.tsx'
import { PensionHeadline } from './headline.tsx'
import { RowsPart } from './rows-part.tsx'
import type { PensionActor } from './use-pension.ts'
import * as frame from './pension.css.ts'
import * as styles from './result.css.ts'

/** Contracts that other houses hold, beside the person's own accounts (MAREL-69). */
const AskedElsewhere = ({ contracts }: { readonly contracts: readonly PensionContract[] }): ReactElement | null => {
  const accounts = useSession(selectAccounts)
  const elsewhere = accountsElsewhere(accounts, contracts)
  if (elsewhere.length === 0) return null
  return (
    <Fold
      title={<Trans id="pension-result.elsewhere.title">Vos contrats dans d’autres maisons</Trans>}
      figure={<Amount value={sumEuros(elsewhere.map(({ balance }) => balance))} />}
    >
      <Ledger>
        {elsewhere.map(({ policy_id, title, company_name, balance, date }) => {
          const day = date === undefined ? undefined : formatFrenchDate(date)
          return (
            <Line
              key={policy_id}
              name={<b>{title}</b>}
              value={<Amount value={balance} />}
              note={
                <>
                  {company_name}
                  {company_name !== undefined && day !== undefined && ', '}
                  {day !== undefined && <Trans id="pension-result.elsewhere.day">valeur au {day}</Trans>}
                </>
              }
            />
          )
        })}
      </Ledger>
      <p className={text({ as: 'small' })}>
        <Trans id="pension-result.elsewhere.text">Lus au service public de retraite. La pension ci-dessus n’en dépend pas.</Trans>
      </p>
    </Fold>
  )
}

type OfEstimate = { readonly estimate: Estimate }
type OfResult = OfEstimate & { readonly actor: PensionActor; readonly folds: ReactNode }

const EnginePart = late<'EnginePart', OfResult>(() => import('./engine-part.tsx'), 'EnginePart', RESULT_WORDS)

/** What keeps the estimate as a simulation is not needed to read it. */
const KeepEstimate = optional(async () => (await import('./keep.tsx')).KeepEstimate)

/** Months after which a result is old (decision 12.12). */
const OLD_AFTER_MS = 183 * 24 * 3_600_000

/** A pension that is paid already: one row, no slider, nothing projected. */
const Paid = ({
  estimate,
  since,
  folds,
}: Pick<OfResult, 'estimate' | 'folds'> & { readonly since: string | undefined }): ReactElement | null => {
  const [row] = estimate.result
  if (row === undefined) return null
  const parts = monthlyParts(row)
  return (
    <Stack space="s3">
      {since !== undefined && (
        <h3 className={text({ as: 'subtitle' })}>
          <Trans id="pension-result.paid.title">Votre retraite vous est versée depuis le {since}</Trans>
        </h3>
      )}
      <PensionHeadline parts={parts} note={<Trans id="pension-result.head.gross-paid">Montant brut mensuel</Trans>} />
      <p className={text({ as: 'small' })}>
        <Trans id="pension-result.paid.text">Montants de votre relevé. Aucun droit n’est projeté.</Trans>
      </p>
      <Folds>{folds}</Folds>
    </Stack>
  )
}

/** The trees of an estimate are left out where the law has been checked since: its rows are shown as they were computed (decision 12.12). */
const isOlderLaw = ({ basis, explanation }: Estimate): boolean => basis !== undefined && explanation === undefined

const Body = ({ since, ...props }: OfResult & { readonly since: string | undefined }): ReactElement => {
  const { estimate, folds } = props
  if (estimate.result[0]?.type === 'EN_PAIEMENT') return <Paid estimate={estimate} since={since} folds={folds} />
  if (estimate.result.length === 0)
    return (
      <>
        <p>
          <Trans id="pension-result.none.text">Aucun départ n’est encore possible avec ces réponses.</Trans>
        </p>
        <Folds>{folds}</Folds>
      </>
    )
  return estimate.basis === undefined || isOlderLaw(estimate) ? <RowsPart {...props} /> : <EnginePart {...props} />
}

/** "Ma retraite" counts this very estimate. */
const PROJECT = `${pathTo('savings-home')}?vue=projet`

/** The result: what each start would pay, and where it comes from (MAREL-15 to MAREL-23, mock-up p). */
export const ResultSlide = ({
  actor,
  onClose,
}: { readonly actor: PensionActor } & Pick<ModalProps, 'onClose'>): ReactElement | null => {
  const { t } = useLingui()
  const { clock, navigation } = useApp()
  const estimate = useSelector(actor, selectResult)
  const inPayment = useSelector(actor, selectInPayment)
  const contracts = useSelector(actor, selectContracts)
  const isUnsaved = useSelector(actor, selectIsUnsaved)
  if (estimate === undefined) return null
  const [row] = estimate.result
  const start = row?.type === 'EN_PAIEMENT' ? row.start : undefined
  const since = inPayment?.since ?? start
  const isOld = clock.now() - Date.parse(estimate.date) > OLD_AFTER_MS
  const day = estimate.basis?.today ?? plainDate(estimate.date.slice(0, 'yyyy-MM-dd'.length))
  const written = formatFrenchDate(day)
  return (
    <div className={styles.result}>
      <p className={text({ as: 'small' })}>
        <Trans id="pension-result.head.day">Régimes de base et complémentaire, le {written}</Trans>
      </p>
      {isUnsaved && (
        <Note kind="warn" live>
          <Trans id="pension-result.head.unsaved">Votre estimation n’a pas pu être enregistrée.</Trans>
        </Note>
      )}
      {isOld && (
        <Note kind="warn">
          <Trans id="pension-result.head.old">Cette estimation a plus de 6&nbsp;mois. Refaites une simulation.</Trans>
        </Note>
      )}
      {isOlderLaw(estimate) && (
        <Note kind="warn">
          <Trans id="pension-result.head.older-law">
            Cette estimation a été calculée avec un droit plus ancien. Refaites une simulation.
          </Trans>
        </Note>
      )}
      <Body
        actor={actor}
        estimate={estimate}
        since={since === undefined ? undefined : formatFrenchDate(since)}
        folds={
          <>
            <AskedElsewhere contracts={contracts} />
            <AnswersFold actor={actor} />
          </>
        }
      />
      <WithSimulations>
        <KeepEstimate actor={actor} />
        <OwnSimulations of="pension" isInWindow />
      </WithSimulations>
      <div className={styles.doors}>
        <p>
          <TextButton onClick={() => navigation.openModal('career')}>
            <Trans id="pension-result.career.open">Voir ma carrière</Trans>
          </TextButton>
        </p>
        <p>
          <TextButton onClick={() => navigation.go(PROJECT)}>
            <Trans id="pension-result.retirement.open">Mettre cette pension dans «&nbsp;Ma retraite&nbsp;»</Trans>
          </TextButton>
        </p>
      </div>
      <Note>
        {since === undefined ? (
          <Trans id="pension-result.foot.text">
            Estimation sans engagement, avant impôt et prélèvements sociaux. Elle suppose que votre activité reste la même
            jusqu’au départ.
          </Trans>
        ) : (
          <Trans id="pension-result.foot.paid">Montants versés, avant impôt et prélèvements sociaux.</Trans>
        )}
        <br />
        <TextButton onClick={() => navigation.openModal('disclaimer_retirement_computation')}>
          {t({ id: 'pension-result.foot.how', message: 'Comment sont faits nos calculs' })}
        </TextButton>
      </Note>
      <div className={frame.actions}>
        <Button wide onClick={onClose}>
          <Trans id="advisor.sent.dashboard">Retour au tableau de bord</Trans>
        </Button>
        <Button wide variant="secondary" onClick={() => actor.send({ type: 'redoRequested' })}>
          <Trans id="pension-result.action.redo">Refaire une simulation</Trans>
        </Button>
      </div>
    </div>
  )
}
