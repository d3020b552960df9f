import { selectAct, selectAdminForm, type VersionView } from '@hautelisse/machines/robo-admin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { DateField, TextArea } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Card, Doors, Stack, Table, text } from '../ui/page/index.ts'
import { Tag } from '../ui/tag/index.ts'
import * as styles from './admin.css.ts'
import {
  fieldOf,
  percent,
  useAdminNames,
  useCodeWords,
  useFindingWords,
  useRefusalWords,
  useStepNames,
  type ActField,
} from './admin-words.ts'
import { GridTable } from './grid-table.tsx'
import type { AdminProps } from './versions.tsx'

type VersionProps = AdminProps & { readonly view: VersionView }

/** What blocks, in full; how much more there is to look at in the grid below, and of what kind. */
const Findings = ({ version: { findings, steps, allocations } }: Pick<VersionView, 'version'>): ReactElement => {
  const words = useFindingWords()
  const codes = useCodeWords()
  const nameOf = (fund: string): string => allocations.find(({ id }) => id === fund)?.name ?? fund
  const blocking = findings.filter(({ level }) => level === 'blocks')
  const kinds = { warns: 'warn', informs: 'info' } as const
  return (
    <>
      {blocking.length > 0 && (
        <Note kind="alert">
          <ul className={styles.list}>
            {blocking.map((finding) => (
              <li key={`${finding.code} ${finding.profile} ${finding.step} ${finding.fund}`}>{words(finding, steps, nameOf)}</li>
            ))}
          </ul>
        </Note>
      )}
      {(['warns', 'informs'] as const).map((level) => {
        const found = findings.filter((finding) => finding.level === level)
        const kindsFound = [...new Set(found.map(({ code }) => code))]
        return found.length === 0 ? null : (
          <Note key={level} kind={kinds[level]}>
            <p>
              <Trans id="robo-admin.finding.marked">À regarder aux cases marquées de la grille&nbsp;:</Trans>
            </p>
            <ul className={styles.list}>
              {kindsFound.map((code) => {
                const count = found.filter((one) => one.code === code).length
                return (
                  <li key={code}>
                    {codes[code]}, {count}
                  </li>
                )
              })}
            </ul>
          </Note>
        )
      })}
    </>
  )
}

/** What the version changes against the grid in force, cell by cell. */
const CellChanges = ({ view }: { readonly view: VersionView }): ReactElement => {
  const { t } = useLingui()
  const { profiles } = useAdminNames()
  const steps = useStepNames()(view.version.steps)
  if (view.changes.length === 0)
    return (
      <p className={text({ as: 'small' })}>
        <Trans id="robo-admin.changes.none">Rien ne change par rapport à la grille en vigueur.</Trans>
      </p>
    )
  const nameOf = (fund: string): string => view.version.allocations.find(({ id }) => id === fund)?.name ?? fund
  return (
    <Table
      dense
      caption={t({ id: 'robo-admin.changes.caption', message: 'Différences avec la grille en vigueur' })}
      captionShown
      columns={[
        { id: 'fund', label: t({ id: 'robo.gaps.fund', message: 'Fonds' }) },
        { id: 'profile', label: t({ id: 'robo.profile.label', message: 'Profil' }) },
        { id: 'step', label: t({ id: 'robo-admin.changes.years', message: 'Projet dans' }) },
        { id: 'before', label: t({ id: 'robo-admin.changes.before', message: 'En vigueur' }), align: 'end' },
        { id: 'after', label: t({ id: 'robo-admin.changes.after', message: 'Ensuite' }), align: 'end' },
      ]}
      rows={view.changes.map(({ fund, profile, step, before, after }) => ({
        key: `${fund} ${profile} ${step}`,
        cells: {
          fund: nameOf(fund),
          profile: profiles[profile],
          step: steps[step] ?? '',
          before: percent(before),
          after: percent(after),
        },
      }))}
    />
  )
}

const VersionActs = ({ snapshot, send, view }: VersionProps): ReactElement | null => {
  const { reason, day, failure } = selectAdminForm(snapshot)
  const refusal = useRefusalWords()
  const errorAt = (field: ActField): string | undefined =>
    failure !== undefined && fieldOf(failure) === field ? refusal(failure) : undefined
  const act = selectAct(snapshot)
  const isBusy = act !== 'resting'
  if (!view.maySubmit && !view.mayPublish && !view.mayWithdraw) return null
  return (
    <div className={styles.deciding}>
      {view.isOwnDraft && (
        <Note>
          <Trans id="robo-admin.refused.own-draft">Une autre personne doit publier ce que vous avez écrit.</Trans>
        </Note>
      )}
      {(view.maySubmit || view.mayWithdraw) && (
        <TextArea
          label={<Trans id="robo-admin.act.reason">Motif, obligatoire si un contrôle avertit</Trans>}
          value={reason}
          error={errorAt('reason')}
          onValueChange={(typed) => send({ type: 'reasonTyped', text: typed })}
        />
      )}
      {view.mayPublish && (
        <DateField
          label={<Trans id="robo-admin.act.day">En vigueur à partir du</Trans>}
          hint={<Trans id="robo-admin.act.day-hint">Jour, mois, année : un jour à venir</Trans>}
          value={day}
          error={errorAt('day')}
          onValueChange={(typed) => send({ type: 'dayTyped', text: typed })}
        />
      )}
      <Doors>
        {view.maySubmit && (
          <Button busy={isBusy} onClick={() => send({ type: 'submitRequested' })}>
            <Trans id="robo-admin.act.submit">Transmettre pour publication</Trans>
          </Button>
        )}
        {view.mayPublish && (
          <Button busy={isBusy} onClick={() => send({ type: 'publishRequested' })}>
            <Trans id="robo-admin.act.publish">Publier</Trans>
          </Button>
        )}
        {view.mayWithdraw && (
          <Button variant="secondary" busy={isBusy} onClick={() => send({ type: 'withdrawRequested' })}>
            <Trans id="robo-admin.act.withdraw">Retirer</Trans>
          </Button>
        )}
      </Doors>
    </div>
  )
}

/** Leads to what was opened far above: a keyboard goes on there, and the page moves with it. */
const lead = (title: HTMLElement | null): void => title?.focus()

/** One version: its checks, what it changes, and what may be done with it. */
export const VersionPanel = ({ snapshot, send, view }: VersionProps): ReactElement => {
  const { states } = useAdminNames()
  const {
    company_name: company,
    contract_id: contract,
    state,
    author,
    reason,
    allocations,
    steps,
    checksum,
    findings,
  } = view.version
  return (
    <Card
      as="section"
      level={2}
      title={
        <span key={view.version.id} ref={lead} tabIndex={-1} className={text({ block: true })}>
          {company}, {contract}
        </span>
      }
      mark={<Tag>{states[state]}</Tag>}
    >
      <Stack>
        <p className={text({ as: 'small' })}>
          {author} <span className={styles.sum}>{checksum}</span>
        </p>
        {reason !== null && <p>{reason}</p>}
        <CellChanges view={view} />
        <Findings version={view.version} />
        <GridTable funds={allocations} steps={steps} caption={`${company}, ${contract}`} findings={findings} />
        <VersionActs snapshot={snapshot} send={send} view={view} />
      </Stack>
    </Card>
  )
}
