import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import type { AgeReason, ComparedAge, ComparedWay, Way } from '@hautelisse/domain/withdrawal'
import { agesOf } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { Amount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { cssVars } from '../../ui/theme/css-vars.ts'
import { inSentence } from '../../ui/in-sentence/index.ts'
import { Section, Table, text } from '../../ui/page/index.ts'
import { Swatch } from '../../ui/threads/index.ts'
import { annuityThreads, capitalThreads, groupNote, legend, rows, threads } from './ages.css.ts'
import { Place } from './figure.tsx'
import { useAnnuityTitle } from './figure-titles.ts'
import { section } from './results.css.ts'
import { FoldTitle } from './fold.tsx'
import type { ResultsProps } from './results-props.ts'

type ColumnId = 'name' | 'capital' | 'capitalGap' | 'annuity' | 'annuityGap'

/** The largest amounts of the table: as long as a row of threads may be. */
type Largest = { readonly capital: number; readonly annuity: number }

const largestOf = (ages: readonly ComparedAge[]): Largest => {
  const ways = ages.flatMap((row) => row.ways)
  return {
    capital: Math.max(...ways.map(({ capital }) => capital.toNumber())),
    annuity: Math.max(...ways.map(({ annuity }) => (annuity ?? ZERO_EUROS).toNumber())),
  }
}

const AmountThreads = ({ share, className }: { readonly share: number; readonly className: string }): ReactElement => {
  const isHidden = useHiddenAmounts()
  return (
    <span
      aria-hidden="true"
      className={`${threads} ${className}`}
      data-hidden={isHidden || undefined}
      style={cssVars({ '--share': `${isHidden ? 50 : Math.round(share * 100)}%` })}
    />
  )
}

const shareOf = (amount: Euros | undefined, most: number): number => (most === 0 ? 0 : (amount ?? ZERO_EUROS).toNumber() / most)

const useWayWords = (): Readonly<Record<Way, string>> => {
  const { t } = useLingui()
  return {
    capital: t({ id: 'withdrawal.ages.capital', message: 'Tout en capital' }),
    annuity: t({ id: 'withdrawal.ages.annuity', message: 'Tout en rente' }),
    mine: t({ id: 'withdrawal.ages.mine', message: 'Mon choix' }),
  }
}

const useReasonWords = (): Readonly<Record<AgeReason, string>> => {
  const { t } = useLingui()
  return {
    'after-legal-age': t({ id: 'withdrawal.ages.after-legal-age', message: 'premier âge entier après l’âge légal' }),
    chosen: t({ id: 'withdrawal.ages.chosen', message: 'votre choix' }),
    'full-rate': t({ id: 'withdrawal.ages.full-rate', message: 'taux plein automatique' }),
  }
}

/** Where the law leaves no capital, asking for all of it is the annuity: one row says so (WITH-09). */
const waysOf = ({ ways, isAnnuityOnly }: ComparedAge): readonly ComparedWay[] =>
  isAnnuityOnly ? ways.filter(({ way }) => way !== 'capital') : ways

const NOTHING = '–'
const shown = (amount: Euros | undefined): ReactNode => (amount === undefined ? NOTHING : <Amount value={amount} />)
const gap = (amount: Euros | undefined): ReactNode => (amount === undefined ? NOTHING : <Amount value={amount} movement />)

type AgesProps = ResultsProps & { readonly tables: MortalityTables }

/** Ages and ways to receive the same savings beside each other, computed in the page by the engine of the answer (NET-08). */
export const ComparedAges = ({ snapshot, results, tables }: AgesProps): ReactElement | null => {
  const { t } = useLingui()
  const ways = useWayWords()
  const reasons = useReasonWords()
  const annuityTitle = useAnnuityTitle()
  const { result, birthDate, contracts, isInTodaysEuros, form } = snapshot.context
  const { annuity_type: option } = form
  // Nine simulations are not for every press on the page.
  const view = useMemo(
    () => agesOf({ result, birthDate, contracts, option, isInTodaysEuros }, tables),
    [result, birthDate, contracts, option, isInTodaysEuros, tables],
  )
  if (view === undefined) return null
  const { ages, saved, figure } = view
  const most = largestOf(ages)
  const compared = ages.map(({ age }) => age).join(', ')
  const chosen = results.schedule.age
  const titleOf = ({ age, start, reasons: why }: ComparedAge): ReactElement => {
    const day = formatFrenchDate(start)
    const words = why.map((reason) => reasons[reason]).join(', ')
    return (
      <>
        <Trans id="ui.age.whole">{age} ans</Trans>
        <span className={groupNote}>
          <Trans id="withdrawal.ages.at">
            au {day}, {words}
          </Trans>
        </span>
      </>
    )
  }
  const nameOf = ({ way, capital, annuity }: ComparedWay, isAnnuityOnly: boolean): ReactElement => (
    <>
      {isAnnuityOnly && way === 'annuity' ? (
        <Trans id="withdrawal.ages.annuity-only">La loi ne laisse que la rente</Trans>
      ) : (
        ways[way]
      )}
      <span className={rows}>
        <AmountThreads share={shareOf(capital, most.capital)} className={capitalThreads} />
        <AmountThreads share={shareOf(annuity, most.annuity)} className={annuityThreads} />
      </span>
    </>
  )
  return (
    <Place id="compared-ages">
      <Section
        className={section}
        title={
          <FoldTitle figure={<Trans id="withdrawal.ages.fold">À {compared}&nbsp;ans</Trans>}>
            <Trans id="withdrawal.ages.title">Partir plus tôt ou plus tard</Trans>
          </FoldTitle>
        }
        lead={
          <>
            <Trans id="withdrawal.ages.text">
              Brut, sans revalorisation ({inSentence(annuityTitle(figure))}). Trois façons de recevoir la même épargne de{' '}
              <Amount value={saved} />. « Tout en capital » garde en rente ce que la loi y laisse. Les écarts sont avec {chosen}
              &nbsp;ans.
            </Trans>
            {isInTodaysEuros && (
              <>
                {' '}
                <Trans id="withdrawal.ages.real">Montants en euros d’aujourd’hui.</Trans>
              </>
            )}
          </>
        }
      >
        <ul className={legend}>
          <li>
            <Swatch side="capital" />
            <Trans id="withdrawal.ages.column-capital">Capital</Trans>
          </li>
          <li>
            <Swatch side="annuity" />
            <Trans id="withdrawal.ages.legend-annuity">Rente par mois</Trans>
          </li>
        </ul>
        <Table<ColumnId>
          caption={t({ id: 'withdrawal.ages.caption', message: 'Capital et rente à plusieurs âges de départ, brut' })}
          columns={[
            { id: 'name', label: t({ id: 'withdrawal.ages.way', message: 'Façon de recevoir' }) },
            { id: 'capital', label: t({ id: 'withdrawal.ages.column-capital', message: 'Capital' }), align: 'end' },
            {
              id: 'capitalGap',
              label: t({ id: 'withdrawal.ages.column-capital-gap', message: 'Écart de capital' }),
              align: 'end',
            },
            { id: 'annuity', label: t({ id: 'withdrawal.ages.legend-annuity', message: 'Rente par mois' }), align: 'end' },
            {
              id: 'annuityGap',
              label: t({ id: 'withdrawal.ages.column-annuity-gap', message: 'Écart de rente' }),
              align: 'end',
            },
          ]}
          groups={ages.map((row) => ({
            key: row.age,
            title: titleOf(row),
            rows: waysOf(row).map((way) => ({
              key: way.way,
              isMarked: way.way === 'mine' && row.reasons.includes('chosen'),
              cells: {
                name: nameOf(way, row.isAnnuityOnly),
                capital: shown(way.capital),
                capitalGap: gap(way.capitalGap),
                annuity: shown(way.annuity),
                annuityGap: gap(way.annuityGap),
              },
            })),
          }))}
        />
        <p className={text({ as: 'caption' })}>
          <Trans id="withdrawal.ages.computed">Calculé par cette page, avec les règles et les tables du résultat.</Trans>
        </p>
      </Section>
    </Place>
  )
}
