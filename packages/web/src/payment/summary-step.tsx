import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { amountOf, newFunds, type PaymentStep } from '@hautelisse/domain/payment'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { selectErrors, selectFigures, selectForm, selectOffer, selectPapers, selectTax } from '@hautelisse/machines/payment'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActSummary, FileNames } from '../act/index.ts'
import { FundDocumentLink } from '../investments/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { PaymentHappenings } from './happenings.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './payment.css.ts'
import { ProgrammeSummary } from './programme.tsx'
import { PaymentForm } from './step-form.tsx'
import type { PaymentProps } from './use-payment.ts'
import { useErrorWords, useNames, useStepWords, useTaxWords } from './words.ts'

/** What is paid, how often, and to which funds. */
export const PaymentContent = ({ snapshot }: Pick<PaymentProps, 'snapshot'>): ReactElement | null => {
  const names = useNames()
  const [form, offer, figures] = [selectForm(snapshot), selectOffer(snapshot), selectFigures(snapshot)]
  if (offer === undefined || figures === undefined) return null
  return (
    <>
      <p>
        <Amount value={amountOf(form) ?? ZERO_EUROS} size="s" />{' '}
        {form.way === 'scheduled' && (
          <Trans id="payment.summary.every">
            {names.every[form.frequency]}, le {form.day}
          </Trans>
        )}
      </p>
      <ProgrammeSummary snapshot={snapshot} />
      {offer.allocable.investments.map(({ id, label }, at) =>
        figures.own[at] === undefined || figures.own[at].isZero() ? null : (
          <p key={id} className={styles.line}>
            <span>
              {label}, {form.shares[id]} %
            </span>
            <Amount value={figures.own[at]} />
          </p>
        ),
      )}
    </>
  )
}

/** Step 4: everything that is asked for, with its days; nothing is debited before it is confirmed. */
export const PaymentSummary = ({ snapshot, send }: PaymentProps): ReactElement | null => {
  const { t } = useLingui()
  const names = useNames()
  const words = useErrorWords()
  const steps = useStepWords(snapshot)
  const [tax, taxWords] = [selectTax(snapshot), useTaxWords()]
  const [form, offer, figures, errors] = [
    selectForm(snapshot),
    selectOffer(snapshot),
    selectFigures(snapshot),
    selectErrors(snapshot),
  ]
  if (offer === undefined || figures === undefined) return null
  const { account, allocable } = offer
  const unread = newFunds(form, offer)
  const papers = selectPapers(snapshot)
  const unreadError = errors.find(({ path }) => path === 'has_read')
  return (
    <PaymentForm
      snapshot={snapshot}
      send={send}
      kind="confirm"
      title={<Trans id="payment.summary.title">Vérifiez votre versement</Trans>}
      lead={<Trans id="payment.means.lead">Rien n’est débité tant que vous n’avez pas validé.</Trans>}
      then={<PaymentHappenings snapshot={snapshot} />}
      aside={
        unread.length > 0 && (
          <div className={styles.check}>
            <p className={text({ as: 'small' })}>
              <Trans id="payment.summary.documents">Pour un fonds que vous n’avez pas encore, lisez d’abord son document.</Trans>
            </p>
            <ul className={styles.documents}>
              {unread.map((fund) => (
                <li key={fund.id}>
                  <FundDocumentLink accountId={account.policy_id} fund={fund} />
                </li>
              ))}
            </ul>
            <Checkbox
              label={t({
                id: 'payment.summary.have-read',
                message: plural(unread.length, {
                  one: 'J’ai lu ce document d’information',
                  other: 'J’ai lu ces # documents d’information',
                }),
              })}
              checked={form.hasRead}
              onChange={(on) => send({ type: 'documentsRead', on })}
              error={unreadError && words(unreadError)}
            />
          </div>
        )
      }
    >
      <ActSummary<PaymentStep>
        account={account}
        about={
          allocable.available_on !== undefined &&
          allocable.available_on !== null && (
            <>
              . <Trans id="accounts.row.free-on">Disponible le {formatFrenchDate(allocable.available_on)}</Trans>
            </>
          )
        }
        titles={steps.title}
        send={send}
        parts={[
          { step: 'amount', title: form.way === '' ? '' : names.way[form.way], content: <PaymentContent snapshot={snapshot} /> },
          {
            step: 'means',
            content: (
              <>
                <p>{steps.answer('means')}</p>
                {tax?.choice !== undefined && <p>{taxWords.name[tax.choice]}</p>}
                {papers.asked === 'files' && <FileNames files={papers.view.files} />}
              </>
            ),
          },
        ]}
      />
    </PaymentForm>
  )
}
