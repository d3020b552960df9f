import { incomeAfter, type Deaths, type PricedOption } from '@hautelisse/domain/longevity'
import { isPositive } from '@hautelisse/domain/money'
import { REVERSION_PERCENTAGES } from '@hautelisse/domain/withdrawal'
import type { FigureId, LongLifeView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Section, Table, Text } from '../ui/page/index.ts'
import { Bar, Sample } from './bar.tsx'
import type { ExplainedProps } from './explained.ts'
import * as styles from './longevity.css.ts'

type ViewProps = { readonly view: LongLifeView }

const useNames = (): ((option: PricedOption) => string) => {
  const { t } = useLingui()
  return ({ guaranteedYears, reversionPercent: percent }) => {
    if (percent > 0) return t({ id: 'longevity.options.reversion', message: `Réversion de ${percent}\u00A0%` })
    return guaranteedYears > 0
      ? t({ id: 'longevity.options.years', message: `${guaranteedYears} années garanties` })
      : t({ id: 'longevity.options.single', message: 'Rente simple, à vie' })
  }
}

/** Where the month of an option comes from. */
const figureOf = ({ guaranteedYears: years, reversionPercent }: PricedOption): FigureId => {
  const percentage = REVERSION_PERCENTAGES.find((one) => one === reversionPercent)
  if (percentage !== undefined) return { kind: 'equal-price', percentage }
  return { kind: 'annuity', figure: years > 0 ? { type: 'RV_NRAG', years } : { type: 'RV_NR' }, period: 'month' }
}

/** Where what is paid after a death comes from: the spouse's share, or the month of the option. */
const laterFigureOf = (option: PricedOption, deaths: Deaths): FigureId => {
  const percentage = REVERSION_PERCENTAGES.find((one) => one === option.reversionPercent)
  return percentage !== undefined && deaths === 'saver' ? { kind: 'equal-spouse', percentage } : figureOf(option)
}

type AfterProps = ExplainedProps & { readonly option: PricedOption; readonly deaths: Deaths }

const Lasting = ({ option, deaths, explained: Explained }: AfterProps): ReactNode =>
  incomeAfter(option, deaths)
    .filter(({ untilYear }) => untilYear === undefined)
    .map(({ month }) =>
      month.isZero() ? (
        <Trans key="nothing" id="longevity.options.nothing">
          Plus rien
        </Trans>
      ) : (
        <Explained key="amount" id={laterFigureOf(option, deaths)}>
          <Amount value={month} />
        </Explained>
      ),
    )

/** What is paid a month after a death: for the guaranteed years in full, then what is left. */
const After = (props: AfterProps): ReactElement => {
  const { option, deaths } = props
  const meanwhile = incomeAfter(option, deaths).find(({ untilYear }) => untilYear !== undefined)
  if (meanwhile === undefined) return <Lasting {...props} />
  const { month } = meanwhile
  const years = option.guaranteedYears
  return (
    <Trans id="longevity.options.until">
      <Amount value={month} /> jusqu’à la fin des {years}&nbsp;ans, puis rien
    </Trans>
  )
}

/** The month of an option, and what is paid after the saver: to the spouse for life, or until the end of the guaranteed years. */
const Bars = ({ option: { ofSingle, month, spouseMonth, guaranteedYears } }: Pick<AfterProps, 'option'>): ReactElement => (
  <>
    <Bar payee="saver" share={ofSingle} />
    {guaranteedYears > 0 && <Bar payee="until" share={ofSingle} />}
    {isPositive(spouseMonth) && <Bar payee="spouse" share={ofSingle * spouseMonth.dividedBy(month).toNumber()} />}
  </>
)

const BarNames = ({ view: { hasSpouse } }: ViewProps): ReactElement => (
  <ul className={styles.legends}>
    <li className={styles.legend}>
      <Sample />
      <Trans id="longevity.options.bar-own">Tant que vous êtes en vie</Trans>
    </li>
    {hasSpouse && (
      <li className={styles.legend}>
        <Sample payee="spouse" />
        <Trans id="longevity.options.bar-spouse">Ensuite, au conjoint, à vie</Trans>
      </li>
    )}
    <li className={styles.legend}>
      <Sample payee="until" />
      <Trans id="longevity.options.bar-until">Ensuite, aux bénéficiaires, jusqu’à une date</Trans>
    </li>
  </ul>
)

/** The drawing in one sentence: from the single annuity to the option that pays least. */
const Sentence = ({ options }: { readonly options: readonly PricedOption[] }): ReactElement | null => {
  const nameOf = useNames()
  const [single] = options
  const least = options.toSorted((one, other) => one.month.comparedTo(other.month))[0]
  if (single === undefined || least === undefined || single === least) return null
  const name = nameOf(least)
  return (
    <Text>
      <Trans id="longevity.options.range">
        Tant que vous vivez, de <Amount value={single.month} /> par mois pour la rente simple à <Amount value={least.month} />{' '}
        pour « {name} ».
      </Trans>
    </Text>
  )
}

type ColumnId = 'name' | Deaths

/** Options of equal price as bars, with what each leaves after each death (BEY-65, BEY-66). */
export const EqualPrices = ({ view, explained: Explained }: ViewProps & ExplainedProps): ReactElement => {
  const { options, capital, hasSpouse, choice } = view
  const { t } = useLingui()
  const nameOf = useNames()
  const spouse = [
    { id: 'spouse', label: t({ id: 'longevity.options.spouse-first', message: 'Si votre conjoint part d’abord' }), align: 'end' },
    { id: 'both', label: t({ id: 'longevity.options.both', message: 'Après vous deux' }), align: 'end' },
  ] as const
  return (
    <Section
      level={3}
      title={<Trans id="longevity.options.title">Ce que reçoit celui qui reste</Trans>}
      lead={
        <Trans id="longevity.options.lead">
          Au même prix, <Amount value={capital} />
           : ce qui est promis à l’un est pris sur l’autre. Par mois, brut, sans revalorisation.
        </Trans>
      }
    >
      <Sentence options={options} />
      <BarNames view={view} />
      <Table<ColumnId>
        caption={t({ id: 'longevity.options.caption', message: 'Rentes du même prix, par mois, et ce qui reste après un décès' })}
        columns={[
          { id: 'name', label: t({ id: 'longevity.options.name', message: 'Rente du même prix' }) },
          { id: 'none', label: t({ id: 'longevity.options.together', message: 'Tant que vous vivez' }), align: 'end' },
          {
            id: 'saver',
            label: hasSpouse
              ? t({ id: 'longevity.options.saver-first', message: 'Si vous partez d’abord' })
              : t({ id: 'longevity.options.after', message: 'Après vous' }),
            align: 'end',
          },
          ...(hasSpouse ? spouse : []),
        ]}
        rows={options.map((option) => ({
          key: `${option.guaranteedYears}-${option.reversionPercent}`,
          isMarked: option === choice,
          cells: {
            name: (
              <>
                {nameOf(option)}
                {option === choice && (
                  <Text as="caption">
                    <Trans id="longevity.options.chosen">Comme dans vos réponses</Trans>
                  </Text>
                )}
                <Bars option={option} />
              </>
            ),
            none: (
              <Explained id={figureOf(option)}>
                <Amount value={option.month} />
              </Explained>
            ),
            saver: <After option={option} deaths="saver" explained={Explained} />,
            spouse: <After option={option} deaths="spouse" explained={Explained} />,
            both: <After option={option} deaths="both" explained={Explained} />,
          },
        }))}
      />
      {!hasSpouse && (
        <Text as="caption">
          <Trans id="longevity.options.ask">
            Une réversion dépend de l’âge de votre conjoint : répondez « oui » à la question de la réversion pour la voir ici.
          </Trans>
        </Text>
      )}
    </Section>
  )
}
