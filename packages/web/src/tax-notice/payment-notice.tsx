import { FIRST_NOTICE } from '@hautelisse/domain/income-tax'
import { isPositive, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import {
  explainPaymentNotice,
  selectPaymentNotice,
  type NoticeEvent,
  type NoticeFigureId,
  type PaymentNoticeBasis,
  type PaymentNoticeView,
} from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { useDeductible } from '../contributions/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { text } from '../ui/page/index.ts'
import { ExplainingNotice, NoticeAmount, NoticePlace } from './explaining.tsx'
import * as styles from './notice.css.ts'
import { NoticeColumn } from './notice-column.tsx'
import { NoticeDrawing } from './notice-drawing.tsx'
import { OrderDoubt } from './order-doubt.tsx'
import { Pooling } from './pooling.tsx'
import { useNoticeMachine } from './use-notice.ts'
import { UseTable } from './use-table.tsx'

type Use = NonNullable<PaymentNoticeView['use']>
type Shown = { readonly view: PaymentNoticeView }

/** What is deducted of the payment, and what of it no ceiling takes. */
const UseSentences = ({ use: { deducted, fromSpouse, notDeducted }, year }: { readonly use: Use; readonly year: number }) => (
  <>
    <p aria-live="polite">
      <Trans id="ceilings.payment.deducted">
        Sur ce versement, <NoticeAmount id="notice-deducted" value={deducted} /> seraient déduits de vos revenus de {year}.
      </Trans>{' '}
      {isPositive(fromSpouse) && (
        <Trans id="ceilings.use.spouse">
          Dont <NoticeAmount id="notice-from-spouse" value={fromSpouse} /> sur le plafond de votre conjoint.
        </Trans>
      )}
    </p>
    {isPositive(notDeducted) && (
      <p>
        <Trans id="ceilings.payment.above">
          <NoticeAmount id="notice-above" value={notDeducted} /> n’entrent dans aucun plafond&nbsp;: ils ne sont déduits ni cette
          année ni une autre.
        </Trans>
      </p>
    )}
  </>
)

/** What the lines leave open, or what the portal knows otherwise. */
const Remarks = ({ view: { paid, otherTotal, paymentYear }, isEach }: Shown & { readonly isEach: boolean }): ReactElement => (
  <>
    {isPositive(paid) && (
      <p className={text({ as: 'small' })}>
        <Trans id="ceilings.payment.paid">
          Vos <Amount value={paid} /> déjà versés en {paymentYear} passent avant lui, comptés comme déduits.
        </Trans>
      </p>
    )}
    {isEach && (
      <p className={text({ as: 'small' })}>
        <Trans id="ceilings.payment.each">
          Compté pour un seul versement&nbsp;: les suivants de l’année utiliseraient ce qui reste.
        </Trans>
      </p>
    )}
    {otherTotal !== undefined && (
      <p>
        <Trans id="ceilings.payment.differs">
          Le portail connaît un autre total que celui de vos lignes, <Amount value={otherTotal} />, où les plafonds non utilisés
          sont déjà&nbsp;: relisez-les.
        </Trans>
      </p>
    )}
  </>
)

/** Line by line what the payment uses, what is left, and until when. */
const UseLines = ({ view, use, isEach }: Shown & { readonly use: Use; readonly isEach: boolean }): ReactElement => {
  const { t } = useLingui()
  return (
    <NoticePlace id="lines">
      <UseTable
        whose="own"
        lines={use.lines}
        paymentYear={view.paymentYear}
        caption={t({ id: 'ceilings.payment.table', message: 'Vos plafonds, avec ce versement' })}
        used={t({ id: 'ceilings.payment.used', message: 'Ce versement utilise' })}
      />
      <Remarks view={view} isEach={isEach} />
      <OrderDoubt />
    </NoticePlace>
  )
}

type FieldsProps = Shown & { readonly send: (event: NoticeEvent) => void }

/** The lines as they stand on the notice, folded until they are asked for. */
const Lines = ({ view, send }: FieldsProps): ReactElement => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="s"
          icon={isOpen ? drawings.Close : drawings.Eye}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? (
            <Trans id="ceilings.section.close">Refermer l’avis d’impôt</Trans>
          ) : (
            <Trans id="ceilings.section.open">Utiliser mon avis d’impôt</Trans>
          )}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.notice}>
          <NoticeDrawing paymentYear={view.paymentYear} count={view.own.lines.length} />
          <div className={styles.fields}>
            <NoticeColumn view={view} send={send} column={view.own} />
            {view.lacksCalculated && (
              <p className={text({ as: 'small' })}>
                <Trans id="ceilings.payment.calculated">
                  Indiquez aussi la ligne «&nbsp;Plafond calculé&nbsp;»&nbsp;: rien n’en tient lieu ici.
                </Trans>
              </p>
            )}
            <Pooling view={view} send={send} />
          </div>
        </div>
      )}
    </>
  )
}

type PaymentNoticeProps = {
  readonly payment: Euros
  readonly year: number
  /** Paid to retirement contracts in the year, which counts as deducted where the portal knows nothing better. */
  readonly paid: Euros | undefined
  /** The payment is made again and again. */
  readonly isEach: boolean
  /** What is said of it without the lines. */
  readonly plain: ReactNode
}

const Running = ({ payment, year, paid, isEach, plain }: PaymentNoticeProps): ReactElement => {
  const gauge = useDeductible(true)
  const { snapshot, send } = useNoticeMachine()
  const [opened, setOpened] = useState<NoticeFigureId>()
  const basis: PaymentNoticeBasis = {
    paymentYear: year,
    payment,
    paid: gauge?.consumed ?? paid ?? ZERO_EUROS,
    total: gauge?.ceiling,
  }
  const view = selectPaymentNotice(snapshot, basis)
  return (
    <ExplainingNotice
      opened={opened}
      send={(event) => setOpened(event.type === 'figureOpened' ? event.figure : undefined)}
      explain={(figure) => explainPaymentNotice(snapshot, basis, figure)}
    >
      <div className={styles.payment} data-ceilings="">
        {view.use === undefined ? (
          plain
        ) : (
          <NoticePlace id="use">
            <UseSentences use={view.use} year={view.paymentYear} />
          </NoticePlace>
        )}
        {/* Above the table, which comes while the lines are typed: they stay where they are. */}
        <Lines view={view} send={send} />
        {view.use !== undefined && <UseLines view={view} use={view.use} isEach={isEach} />}
      </div>
    </ExplainingNotice>
  )
}

/** What is deducted of a payment this year, line by line of the tax notice once it is typed (BEY-38). */
export const PaymentNotice = (props: PaymentNoticeProps): ReactNode =>
  props.year < FIRST_NOTICE ? props.plain : <Running {...props} />
