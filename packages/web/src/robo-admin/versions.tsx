import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectAct, selectAdminForm, selectVersion, type AdminEvent, type AdminSnapshot } from '@hautelisse/machines/robo-admin'
import type { GridVersion } from '@hautelisse/domain/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RetryNote } from '../resource/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Section, Table } from '../ui/page/index.ts'
import * as styles from './admin.css.ts'
import { fieldOf, useAdminNames, useRefusalWords } from './admin-words.ts'

export type AdminProps = { readonly snapshot: AdminSnapshot; readonly send: (event: AdminEvent) => void }

/** Every version, the latest change first. */
export const VersionList = ({
  versions,
  send,
}: {
  readonly versions: readonly GridVersion[]
  readonly send: AdminProps['send']
}): ReactElement => {
  const { t } = useLingui()
  const { states } = useAdminNames()
  return (
    <Section id="versions" title={<Trans id="robo-admin.versions.title">Versions</Trans>}>
      <Table
        caption={t({ id: 'robo-admin.versions.caption', message: 'Toutes les versions, la plus récente d’abord' })}
        columns={[
          { id: 'contract', label: t({ id: 'letter.band.plan', message: 'Plan' }) },
          { id: 'state', label: t({ id: 'robo-admin.versions.state', message: 'État' }) },
          { id: 'from', label: t({ id: 'robo-admin.versions.from', message: 'À partir du' }) },
          { id: 'author', label: t({ id: 'robo-admin.versions.author', message: 'Écrite par' }) },
          { id: 'acts', label: t({ id: 'robo-admin.versions.acts', message: 'Voir' }) },
        ]}
        rows={versions.map(
          ({
            id,
            company_name: company,
            contract_id: contract,
            version,
            state,
            in_force: inForce,
            effective_on: from,
            author,
          }) => ({
            key: id,
            isMarked: inForce,
            cells: {
              contract: `${company}, ${contract}${version === null ? '' : `, ${version}`}`,
              state: inForce ? t({ id: 'robo-admin.changes.before', message: 'En vigueur' }) : states[state],
              from: from === null ? '' : formatFrenchDate(from),
              author,
              acts: (
                <span className={styles.rowActs}>
                  <TextButton onClick={() => send({ type: 'versionChosen', id })}>
                    <Trans id="robo-admin.versions.open">Ouvrir</Trans>
                  </TextButton>
                  <TextButton icon={drawings.Download} onClick={() => send({ type: 'exportRequested', id })}>
                    <Trans id="robo-admin.versions.export">CSV</Trans>
                  </TextButton>
                </span>
              ),
            },
          }),
        )}
      />
    </Section>
  )
}

/** What came of the last act; what a field lacks is said at the field. */
export const ActOutcome = ({ snapshot, send }: AdminProps): ReactElement | null => {
  const { failure, done } = selectAdminForm(snapshot)
  const refusal = useRefusalWords()
  if (selectAct(snapshot) === 'stale')
    return (
      <RetryNote kind="alert" onRetry={() => send({ type: 'retryRequested' })}>
        <p>
          <Trans id="robo-admin.outcome.stale">Ce qui est en place n’a pas pu être relu. Rien ne peut être changé avant.</Trans>
        </p>
      </RetryNote>
    )
  if (failure !== undefined)
    return fieldOf(failure) !== undefined && selectVersion(snapshot) !== undefined ? null : (
      <Note kind="alert" live>
        {refusal(failure)}
      </Note>
    )
  if (done === undefined) return null
  return (
    <Note kind="success" live>
      {done === 'imported' && <Trans id="robo-admin.outcome.imported">Le fichier est devenu un brouillon.</Trans>}
      {done === 'submitted' && (
        <Trans id="robo-admin.outcome.submitted">La version attend d’être publiée par une autre personne.</Trans>
      )}
      {done === 'published' && <Trans id="robo-admin.outcome.published">La version est publiée.</Trans>}
      {done === 'withdrawn' && <Trans id="robo-admin.outcome.withdrawn">La version est retirée.</Trans>}
    </Note>
  )
}
