import { GROUPS, type AgeReached, type Group, type Tenths } from '@hautelisse/domain/longevity'
import type { LongLifeView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Section, Table, Text } from '../ui/page/index.ts'
import { Bar } from './bar.tsx'

type ViewProps = { readonly view: LongLifeView }

const useGroupWords = (): Readonly<Record<Group, string>> => {
  const { t } = useLingui()
  return {
    saver: t({ id: 'longevity.group.saver', message: 'Une personne de votre âge' }),
    spouse: t({ id: 'longevity.group.spouse', message: 'Une personne de l’âge de votre conjoint, à son âge' }),
    either: t({ id: 'longevity.group.either', message: 'Au moins une des deux, à votre âge' }),
    both: t({ id: 'longevity.group.both', message: 'Les deux, à votre âge' }),
  }
}

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

/** To which ages nine, five and one in ten of the table live, alone and as a couple (BEY-60, BEY-61). */
export const LivedAges = ({ view }: ViewProps): ReactElement => {
  const { t } = useLingui()
  const ageWords = useAgeWords()
  const words = useGroupWords()
  const { ages, start } = view
  const groups = GROUPS.flatMap((group) => {
    const rows = ages[group]
    return rows === undefined ? [] : [{ group, rows }]
  })
  const longest = Math.max(1, ...groups.flatMap(({ rows }) => rows.map(({ months }) => months)))
  return (
    <Section
      level={3}
      title={<Trans id="longevity.ages.title">Jusqu’à quel âge ?</Trans>}
      lead={
        <Trans id="longevity.ages.lead">
          Dans cette table, prudente, sur dix personnes en vie au départ, à {start}&nbsp;ans pour vous, combien vivent au moins
          jusque-là. Âges arrondis au mois inférieur.
        </Trans>
      }
    >
      <Text>
        <Sentence view={view} />
      </Text>
      <Table<'name' | 'age'>
        asCards={false}
        caption={t({ id: 'longevity.ages.caption', message: 'Âges auxquels neuf, cinq et une personnes sur dix sont en vie' })}
        columns={[
          { id: 'name', label: t({ id: 'longevity.ages.tenths', message: 'Sur dix' }) },
          { id: 'age', label: t({ id: 'longevity.ages.age', message: 'En vie au moins jusqu’à' }) },
        ]}
        groups={groups.map(({ group, rows }) => ({
          key: group,
          title: words[group],
          rows: rows.map(({ tenths, months, ageInMonths }) => ({
            key: tenths,
            cells: {
              name: t({ id: 'longevity.ages.of-ten', message: `${tenths} sur 10` }),
              age: (
                <>
                  {ageWords(ageInMonths)}
                  <Bar share={months / longest} />
                </>
              ),
            },
          })),
        }))}
      />
      <Text as="caption">
        <Trans id="longevity.ages.bars">Une barre est aussi longue que le temps depuis le départ.</Trans>
      </Text>
    </Section>
  )
}
