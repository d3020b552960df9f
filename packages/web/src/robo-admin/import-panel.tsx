import { modelGrid, PROFILES, type FundName } from '@hautelisse/domain/robo-advice'
import { selectAct, selectAdminForm, type PlanEntry } from '@hautelisse/machines/robo-admin'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactElement } from 'react'
import { downloadText } from '../explanation/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Card, Doors, Stack, Table, text } from '../ui/page/index.ts'
import * as styles from './admin.css.ts'
import { useAdminNames, useMistakeWords } from './admin-words.ts'
import type { AdminProps } from './versions.tsx'

type OfPlan = { readonly entry: PlanEntry }

/** Funds that a file of the plan may name; those of its grid where the server lists no others. */
const fundsOf = ({ grid: { funds, allocations } }: PlanEntry): readonly FundName[] => funds ?? allocations ?? []

/** What a file may call profiles and funds: by name or by code. */
const Codes = ({ entry }: OfPlan): ReactElement => {
  const { t } = useLingui()
  const { profiles } = useAdminNames()
  const rows = [
    ...PROFILES.map((code) => ({
      key: code,
      cells: { kind: t({ id: 'robo.profile.label', message: 'Profil' }), name: profiles[code], code },
    })),
    ...fundsOf(entry).map(({ id, name }) => ({
      key: id,
      cells: { kind: t({ id: 'robo.gaps.fund', message: 'Fonds' }), name, code: id },
    })),
  ]
  return (
    <Table
      dense
      asCards={false}
      caption={t({ id: 'robo-admin.codes.caption', message: 'Noms et codes qu’un fichier peut contenir' })}
      captionShown
      columns={[
        { id: 'name', label: t({ id: 'robo-admin.codes.name', message: 'Nom' }) },
        { id: 'kind', label: t({ id: 'robo-admin.codes.kind', message: 'Ce que c’est' }) },
        { id: 'code', label: t({ id: 'robo-admin.codes.code', message: 'Code' }) },
      ]}
      rows={rows}
    />
  )
}

/** A grid's file becomes a draft; of one with a mistake nothing is kept, and each mistake has its line and its cell. */
export const ImportPanel = ({ snapshot, send, entry }: AdminProps & OfPlan): ReactElement => {
  const { t } = useLingui()
  const words = useMistakeWords()
  const input = useRef<HTMLInputElement>(null)
  const { mistakes } = selectAdminForm(snapshot)
  const {
    plan: { contract_id: contract, entity_id: entity },
    grid: { allocations },
    steps,
    company,
  } = entry
  return (
    <Card
      as="section"
      level={2}
      title={
        <Trans id="robo-admin.import.title">
          Importer une grille pour {company}, {contract}
        </Trans>
      }
    >
      <Stack>
        <p className={text({ as: 'small' })}>
          <Trans id="robo-admin.import.text">
            Un fichier CSV en UTF-8, 200&nbsp;ko au plus&nbsp;: profile, fund, step_1… en pour cent, step_1 pour le projet le plus
            lointain. Profils et fonds sont nommés par leur nom ou par leur code. Rien n’est gardé d’un fichier qui contient une
            faute.
          </Trans>
        </p>
        <Doors>
          <Button
            variant="secondary"
            busy={selectAct(snapshot) === 'importing'}
            unavailable={entity === undefined}
            onClick={() => input.current?.click()}
          >
            <Trans id="file.drop.choose">Choisir un fichier</Trans>
          </Button>
          <TextButton
            icon={drawings.Download}
            onClick={() =>
              downloadText({
                name: `${contract}.csv`,
                type: 'text/csv;charset=utf-8',
                text: modelGrid(fundsOf(entry), allocations === null ? undefined : { steps, allocations }),
              })
            }
          >
            <Trans id="robo-admin.import.model">Prendre un fichier modèle</Trans>
          </TextButton>
        </Doors>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept=".csv"
          aria-label={t({ id: 'robo-admin.import.input', message: 'Fichier de la grille' })}
          onChange={({ currentTarget }) => {
            const [file] = [...(currentTarget.files ?? [])]
            if (file !== undefined) send({ type: 'fileChosen', file })
            currentTarget.value = ''
          }}
        />
        {mistakes.length > 0 && (
          <Note kind="alert" live>
            <ul className={styles.list}>
              {[...new Set(mistakes.map(words))].map((said) => (
                <li key={said}>{said}</li>
              ))}
            </ul>
          </Note>
        )}
        <Codes entry={entry} />
      </Stack>
    </Card>
  )
}
