import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectPlans, selectShownPlan, type PlanEntry } from '@hautelisse/machines/robo-admin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Section, Stack, Text, text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { percent, useAdminNames, useStepNames } from './admin-words.ts'
import { GridTable } from './grid-table.tsx'
import type { AdminProps } from './versions.tsx'

const GRID_HEADING = 'grid'

/** A grid in force that does not make 100 % is a fault: which columns, and that savers do not see it. */
const Fault = ({ entry, children }: { readonly entry: PlanEntry; readonly children?: ReactElement }): ReactElement => {
  const { profiles } = useAdminNames()
  const stepNames = useStepNames()
  const {
    company,
    plan: { contract_id: contract },
    steps,
    unsound,
  } = entry
  const cells = unsound.map(
    ({ profile, step, sum }) => `${profiles[profile]}, ${stepNames(steps)[step] ?? ''}\u00A0: ${percent(sum)}`,
  )
  const list = cells.join(', ')
  return (
    <Note kind="alert">
      <Stack space="s3">
        <Text strong>
          <Trans id="robo-admin.fault.title">
            La grille en vigueur de {company}, {contract}, ne fait pas 100&nbsp;%
          </Trans>
        </Text>
        <p>
          <Trans id="robo-admin.fault.text">{list}. Les épargnants ne la voient pas tant qu’elle n’est pas remplacée.</Trans>
        </p>
        {children}
      </Stack>
    </Note>
  )
}

/** Every grid in force that does not add up, before anything else of the area. */
export const Faults = ({ snapshot, send }: AdminProps): ReactElement => {
  const shown = selectShownPlan(snapshot)
  return (
    <>
      {selectPlans(snapshot)
        .filter(({ unsound }) => unsound.length > 0)
        .map((entry) => (
          <Fault key={entry.plan.contract_id} entry={entry}>
            <p>
              <TextButton
                onClick={() => {
                  if (shown?.plan.contract_id !== entry.plan.contract_id) send({ type: 'planChosen', plan: entry.plan })
                  document.getElementById(GRID_HEADING)?.focus()
                }}
              >
                <Trans id="robo-admin.fault.see">Voir la grille</Trans>
              </TextButton>
            </p>
          </Fault>
        ))}
    </>
  )
}

/** The plan that is looked at: one at a time. */
export const PlanChoice = ({ snapshot, send }: AdminProps): ReactElement | null => {
  const { t } = useLingui()
  const { scopes } = useAdminNames()
  const plans = selectPlans(snapshot)
  const shown = selectShownPlan(snapshot)
  if (shown === undefined) return null
  const valueOf = ({ plan: { scope, contract_id: contract } }: PlanEntry): string => `${scope} ${contract}`
  const labelOf = ({ company, plan: { contract_id: contract }, grid }: PlanEntry): string =>
    grid.allocations === null
      ? t({ id: 'robo-admin.plan.without', message: `${company}, ${contract}, aucune grille` })
      : `${company}, ${contract}`
  const optionsOf = (scope: 's2e' | 'ais') =>
    plans.filter(({ plan }) => plan.scope === scope).map((entry) => ({ value: valueOf(entry), label: labelOf(entry) }))
  return (
    <Select
      label={t({ id: 'letter.band.plan', message: 'Plan' })}
      value={valueOf(shown)}
      onValueChange={(value) => {
        const chosen = plans.find((entry) => valueOf(entry) === value)
        if (chosen !== undefined) send({ type: 'planChosen', plan: chosen.plan })
      }}
      options={[]}
      groups={[
        { label: scopes.s2e, options: optionsOf('s2e') },
        { label: scopes.ais, options: optionsOf('ais') },
      ]}
    />
  )
}

/** Grid in force of the plan that is looked at (RADM-06). */
export const PlanGrid = ({ entry }: { readonly entry: PlanEntry }): ReactElement => {
  const {
    company,
    plan: { contract_id: contract },
    grid: { allocations, version, effective_on: from, findings },
    steps,
  } = entry
  return (
    <Section id={GRID_HEADING} title={`${company}, ${contract}`}>
      {allocations === null ? (
        <p className={text({ as: 'small' })}>
          <Trans id="robo-admin.grid.none">Aucune grille</Trans>
        </p>
      ) : (
        <Stack>
          {version !== undefined && version !== null && from !== undefined && from !== null && (
            <p className={text({ as: 'small' })}>
              <Trans id="robo-admin.grid.version">
                Version {version}, en vigueur depuis le {formatFrenchDate(from)}
              </Trans>
            </p>
          )}
          <GridTable funds={allocations} steps={steps} caption={`${company}, ${contract}`} findings={findings ?? []} />
        </Stack>
      )}
    </Section>
  )
}
