import { GROUPS, type AgeReached, type Group, type Tenths } from '@hautelisse/domain/longevity'
import { MONTHS_PER_YEAR } from '@hautelisse/domain/money'
import type { LongLifeView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { ChartFrame } from '../ui/charts/index.ts'
import { Table, Text } from '../ui/page/index.ts'
import { Sample, Threads } from './bar.tsx'
import type { ExplainedProps } from './explained.ts'
import { useGroupWords } from './group-words.ts'
import * as styles from './longevity.css.ts'

type ViewProps = { readonly view: LongLifeView }

const rowAt = (rows: readonly AgeReached[], tenths: Tenths): AgeReached | undefined => rows.find((row) => row.tenths === tenths)

/** The drawing in one sentence. */
const Sentence = ({ view: { ages } }: ViewProps): ReactElement => {
  const ageWords = useAgeWords()
  const [nine, five, one] = (ages.saver ?? []).map(({ ageInMonths }) => ageWords(ageInMonths))
  const couple = rowAt(ages.either ?? [], 5)
  const together = couple && ageWords(couple.ageInMonths)
  return (
    <>
      <Trans id="longevity.ages.sentence">
        Neuf personnes sur dix vivent au moins jusqu’à {nine}, cinq jusqu’à {five}, une jusqu’à {one}.
      </Trans>
      {together !== undefined && (
        <>
          {' '}
          <Trans id="longevity.ages.together">
            À deux on compte plus loin : pour cinq couples sur dix, au moins une des deux personnes est en vie quand vous auriez{' '}
            {together}.
          </Trans>
        </>
      )}
    </>
  )
}

type Rows = { readonly group: Group; readonly rows: readonly AgeReached[] }

/** A group with its three ages: a thread for each year since the start. */
const GroupDrawing = ({ group, rows, explained: Explained }: Rows & ExplainedProps): ReactElement => {
  const { t } = useLingui()
  const ageWords = useAgeWords()
  return (
    <div>
      <h4 className={styles.groupName}>{useGroupWords()[group]}</h4>
      <dl className={styles.tenths}>
        {rows.map(({ tenths, months, ageInMonths }) => (
          <div key={tenths} className={styles.tenth}>
            <dt>{t({ id: 'longevity.ages.of-ten', message: `${tenths} sur 10` })}</dt>
            <dd>
              <Threads count={Math.round(months / MONTHS_PER_YEAR)} />
              <b>
                <Explained id={{ kind: 'lived-age', group, tenths }}>{ageWords(ageInMonths)}</Explained>
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const AgesTable = ({ groups }: { readonly groups: readonly Rows[] }): ReactElement => {
  const { t } = useLingui()
  const ageWords = useAgeWords()
  const words = useGroupWords()
  return (
    <Table<'name' | 'age'>
      asCards={false}
      caption={t({ id: 'longevity.ages.caption', message: 'Âges auxquels neuf, cinq et une personnes sur dix sont en vie' })}
      columns={[
        { id: 'name', label: t({ id: 'longevity.ages.tenths', message: 'Sur dix' }) },
        { id: 'age', label: t({ id: 'longevity.ages.age', message: 'En vie au moins jusqu’à' }), align: 'end' },
      ]}
      groups={groups.map(({ group, rows }) => ({
        key: group,
        title: words[group],
        rows: rows.map(({ tenths, ageInMonths }) => ({
          key: tenths,
          cells: { name: t({ id: 'longevity.ages.of-ten', message: `${tenths} sur 10` }), age: ageWords(ageInMonths) },
        })),
      }))}
    />
  )
}

/** To which ages nine, five and one in ten of the table live, alone and as a couple (BEY-60, BEY-61). */
export const LivedAges = ({ view, explained }: ViewProps & ExplainedProps): ReactElement => {
  const { ages, start } = view
  const groups = GROUPS.flatMap((group) => {
    const rows = ages[group]
    return rows === undefined ? [] : [{ group, rows }]
  })
  return (
    <ChartFrame
      level={3}
      title={<Trans id="longevity.ages.title">Jusqu’à quel âge ?</Trans>}
      intro={
        <>
          <Text narrow tone="quiet">
            <Trans id="longevity.ages.lead">
              Dans cette table, prudente, sur dix personnes en vie au départ, à {start}&nbsp;ans pour vous, combien vivent au
              moins jusque-là. Âges arrondis au mois inférieur.
            </Trans>
          </Text>
          <Text narrow>
            <Sentence view={view} />
          </Text>
        </>
      }
      legend={
        <p className={styles.legend}>
          <Sample />
          <Trans id="longevity.ages.thread">Un fil&nbsp;: une année de rente</Trans>
        </p>
      }
      chart={
        <div className={styles.groups}>
          {groups.map((rows) => (
            <GroupDrawing key={rows.group} {...rows} explained={explained} />
          ))}
        </div>
      }
      table={<AgesTable groups={groups} />}
    />
  )
}
