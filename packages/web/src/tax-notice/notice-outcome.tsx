import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { usedOf, type LineUse, type UnusedWorth } from '@hautelisse/domain/income-tax'
import { isPositive, type Euros } from '@hautelisse/domain/money'
import type { NoticeView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Note } from '../ui/note/index.ts'
import { Table, text } from '../ui/page/index.ts'
import * as styles from './notice.css.ts'

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
        Les utiliser tous économiserait <Amount value={worth} /> d’impôt de plus, pour <Amount value={payment} /> versés dans
        l’année en tout.
      </Trans>
    </p>
  )
}

/** What is left of another year, which comes after it. */
const LaterYear = ({ worth: { year, left, until, payment, worth } }: { readonly worth: UnusedWorth }): ReactElement => {
  const end = formatFrenchDate(until)
  return (
    <li>
      <Trans id="ceilings.left.later">
        <Amount value={left} /> de {year}, jusqu’au {end}&nbsp;: <Amount value={worth} /> d’impôt de plus, pour{' '}
        <Amount value={payment} /> versés en tout.
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
          De vos <Amount value={paid} /> de versement, <Amount value={deducted} /> seraient déduits cette année, pour{' '}
          <Amount value={saving} /> d’impôt en moins.
        </Trans>{' '}
        {isPositive(fromSpouse) && (
          <Trans id="ceilings.use.spouse">
            Dont <Amount value={fromSpouse} /> sur le plafond de votre conjoint.
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
            <Amount value={above} /> dépassent tous vos plafonds&nbsp;: ils ne sont déduits ni cette année ni plus tard.
          </Trans>
        </p>
      )}
    </>
  )
}

type LinesProps = { readonly lines: readonly LineUse[]; readonly paymentYear: number; readonly caption: string }

/** Each ceiling in the order of the notice: what is used of it, what is left, and until when. */
const UseTable = ({ lines, paymentYear, caption }: LinesProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={caption}
      captionShown
      columns={[
        { id: 'year', label: t({ id: 'ceilings.table.year', message: 'Plafond de' }) },
        { id: 'amount', label: t({ id: 'ceilings.table.amount', message: 'Sur l’avis' }), align: 'end' },
        { id: 'used', label: t({ id: 'ceilings.table.used', message: 'Utilisé' }), align: 'end' },
        { id: 'left', label: t({ id: 'ceilings.table.left', message: 'Reste' }), align: 'end' },
        { id: 'until', label: t({ id: 'ceilings.table.until', message: 'Utilisable jusqu’au' }), align: 'end' },
      ]}
      rows={lines.map((line) => ({
        key: line.year,
        isMarked: line.year === paymentYear,
        cells: {
          year: String(line.year),
          amount: <Amount value={line.amount} />,
          used: <Amount value={usedOf(line)} />,
          left: <Amount value={line.left} />,
          until: formatFrenchDate(line.until),
        },
      }))}
    />
  )
}

/** What the lines say: what is left of former years, and what the payment of the card uses (BEY-36). */
export const NoticeOutcome = ({ view, outcome }: { readonly view: NoticeView; readonly outcome: Outcome }): ReactElement => {
  const { t } = useLingui()
  const { paymentYear, isEstimated } = view
  const { saver, spouse } = outcome.use
  return (
    <div className={styles.outcome}>
      <FormerYears worths={outcome.worths} calculated={view.calculated} />
      {isEstimated && (
        <p className={text({ as: 'small' })}>
          <Trans id="ceilings.line.estimated">
            Sans votre ligne «&nbsp;Plafond calculé&nbsp;», l’estimation de cette page en tient lieu.
          </Trans>
        </p>
      )}
      <UsePhrase outcome={outcome} isApart={view.isAboveCeiling} />
      <UseTable
        lines={saver.lines}
        paymentYear={paymentYear}
        caption={t({ id: 'ceilings.table.own', message: 'Vos plafonds après ce versement' })}
      />
      {spouse !== undefined && (
        <UseTable
          lines={spouse.lines}
          paymentYear={paymentYear}
          caption={t({ id: 'ceilings.table.spouse', message: 'Plafonds de votre conjoint après vos versements' })}
        />
      )}
      <p className={text({ as: 'small' })}>
        <Trans id="ceilings.order.doubt">
          Ordre&nbsp;: le plafond de l’année, puis le plus ancien. Trois ans pour les plafonds jusqu’à 2025, cinq ans à partir de
          2026&nbsp;: selon deux commentaires de la loi de finances pour 2026, dont nous n’avons pas lu le texte.
        </Trans>
      </p>
    </div>
  )
}
