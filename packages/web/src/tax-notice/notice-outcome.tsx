import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { usedOf, type DeclarantUse, type PaymentLine, type UnusedWorth } from '@hautelisse/domain/income-tax'
import { isPositive, type Euros } from '@hautelisse/domain/money'
import type { NoticeView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { NoticeAmount, NoticePlace } from './explaining.tsx'
import * as styles from './notice.css.ts'
import { OrderDoubt } from './order-doubt.tsx'
import { UseTable } from './use-table.tsx'

type Outcome = NonNullable<NoticeView['outcome']>

const OldestYear = ({
  worth: { year, left, until, payment, worth },
  calculated,
}: {
  readonly worth: UnusedWorth
  readonly calculated: Euros
}) => {
  const end = formatFrenchDate(until)
  return (
    <p>
      <Trans id="ceilings.left.sentence">
        Il vous reste <Amount value={left} /> de plafond de {year}, utilisables jusqu’au {end}, seulement si vous versez plus que
        votre plafond de l’année (<Amount value={calculated} />
        ).
      </Trans>{' '}
      <Trans id="ceilings.left.worth">
        Les utiliser tous économiserait <NoticeAmount id={`notice-worth-${year}`} value={worth} /> d’impôt de plus, pour{' '}
        <NoticeAmount id={`notice-with-${year}`} value={payment} /> versés dans l’année en tout.
      </Trans>
    </p>
  )
}

/** What is left of another year, which comes after it. */
const LaterYear = ({ worth: { year, left, until, payment, worth } }: { readonly worth: UnusedWorth }): ReactElement => {
  const end = formatFrenchDate(until)
  return (
    <li>
      <Trans id="ceilings.left.next">
        <Amount value={left} /> de {year}, jusqu’au {end}&nbsp;: encore <NoticeAmount id={`notice-worth-${year}`} value={worth} />{' '}
        d’impôt en moins, pour <NoticeAmount id={`notice-with-${year}`} value={payment} /> versés en tout.
      </Trans>
    </li>
  )
}

type FormerYearsProps = { readonly worths: readonly UnusedWorth[]; readonly calculated: Euros }

/** What is left of former years, the oldest first, with the tax that it is worth beyond what comes before it. */
const FormerYears = ({ worths: [first, ...later], calculated }: FormerYearsProps): ReactElement =>
  first === undefined ? (
    <p>
      <Trans id="ceilings.left.none">Aucun plafond des années passées ne vous reste.</Trans>
    </p>
  ) : (
    <>
      <Note kind="info">
        <OldestYear worth={first} calculated={calculated} />
      </Note>
      {later.length > 0 && (
        <div>
          <p>
            <Trans id="ceilings.left.then">Puis, du plus ancien au plus récent&nbsp;:</Trans>
          </p>
          <ul className={styles.list}>
            {later.map((worth) => (
              <LaterYear key={worth.year} worth={worth} />
            ))}
          </ul>
        </div>
      )}
    </>
  )

type PhraseProps = {
  readonly outcome: Outcome
  /** The card above counts less: it knows the year’s own ceiling alone. */
  readonly isApart: boolean
}

const UsePhrase = ({ outcome: { use, saving }, isApart }: PhraseProps): ReactElement => {
  const { paid, deducted, fromSpouse, above } = use.saver
  return (
    <>
      <p>
        <Trans id="ceilings.use.sentence">
          De vos <Amount value={paid} /> de versement, <NoticeAmount id="notice-deducted" value={deducted} /> seraient déduits
          cette année, pour <NoticeAmount id="notice-saving" value={saving} /> d’impôt en moins.
        </Trans>{' '}
        {isPositive(fromSpouse) && (
          <Trans id="ceilings.use.spouse">
            Dont <NoticeAmount id="notice-from-spouse" value={fromSpouse} /> sur le plafond de votre conjoint.
          </Trans>
        )}{' '}
        {isApart && (
          <Trans id="ceilings.use.apart">
            Le résultat en haut de la page ne compte que le plafond de l’année&nbsp;: il est plus bas.
          </Trans>
        )}
      </p>
      {isPositive(above) && (
        <p>
          <Trans id="ceilings.use.above">
            <NoticeAmount id="notice-above" value={above} /> dépassent tous vos plafonds&nbsp;: ils ne sont déduits ni cette année
            ni plus tard.
          </Trans>
        </p>
      )}
    </>
  )
}

const linesOf = ({ lines }: DeclarantUse): readonly PaymentLine[] => lines.map((line) => ({ ...line, used: usedOf(line) }))

/** What the lines say: what is left of former years, and what the payment of the card uses (BEY-36). */
export const NoticeOutcome = ({ view, outcome }: { readonly view: NoticeView; readonly outcome: Outcome }): ReactElement => {
  const { t } = useLingui()
  const { paymentYear, isEstimated } = view
  const { saver, spouse } = outcome.use
  return (
    <div className={styles.outcome}>
      <NoticePlace id="left">
        <FormerYears worths={outcome.worths} calculated={view.calculated} />
      </NoticePlace>
      {isEstimated && (
        <p className={text({ as: 'small' })}>
          <Trans id="ceilings.line.estimated">
            Sans votre ligne «&nbsp;Plafond calculé&nbsp;», l’estimation de cette page en tient lieu.
          </Trans>
        </p>
      )}
      <NoticePlace id="use">
        <UsePhrase outcome={outcome} isApart={view.isAboveCeiling} />
        <UseTable
          whose="own"
          lines={linesOf(saver)}
          paymentYear={paymentYear}
          caption={t({ id: 'ceilings.table.own', message: 'Vos plafonds après ce versement' })}
        />
      </NoticePlace>
      {spouse !== undefined && (
        <NoticePlace id="spouse">
          <UseTable
            whose="spouse"
            lines={linesOf(spouse)}
            paymentYear={paymentYear}
            caption={t({ id: 'ceilings.table.spouse', message: 'Plafonds de votre conjoint après vos versements' })}
          />
        </NoticePlace>
      )}
      <OrderDoubt />
    </div>
  )
}
