import type { CompanyGrids, GridsByScope, RoboScope } from '@hautelisse/domain/robo-advice'
import { selectAct, selectAdminForm, type AdminPlan } from '@hautelisse/machines/robo-admin'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Card, text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './admin.css.ts'
import { useAdminNames, useMistakeWords } from './admin-words.ts'
import type { AdminProps } from './versions.tsx'

type Named = { readonly value: string; readonly label: string; readonly plan: AdminPlan }

const plansOf = (scope: RoboScope, companies: readonly CompanyGrids[]): readonly Named[] =>
  companies.flatMap(({ company_name: company, grids }) =>
    grids.flatMap(({ contract_id: contract, entity_id: entity }) =>
      entity === undefined
        ? []
        : [{ value: contract, label: `${company}, ${contract}`, plan: { scope, entity_id: entity, contract_id: contract } }],
    ),
  )

/** A grid's file becomes a draft; of one with a mistake nothing is kept, and each mistake has its line and its cell. */
export const ImportPanel = ({ snapshot, send, grids }: AdminProps & { readonly grids: GridsByScope }): ReactElement => {
  const { t } = useLingui()
  const { scopes } = useAdminNames()
  const words = useMistakeWords()
  const input = useRef<HTMLInputElement>(null)
  const { plan, mistakes } = selectAdminForm(snapshot)
  const groups = [
    { label: scopes.s2e, options: plansOf('s2e', grids.s2e) },
    { label: scopes.ais, options: plansOf('ais', grids.ais) },
  ]
  return (
    <Card as="section" level={2} title={<Trans id="robo-admin.import.title">Importer une grille</Trans>}>
      <p className={text({ as: 'small' })}>
        <Trans id="robo-admin.import.text">
          Un fichier CSV en UTF-8, 200 ko au plus : profile, fund, step_1… en pour cent. Rien n’est gardé d’un fichier qui a une
          erreur.
        </Trans>
      </p>
      <div className={styles.form}>
        <Select
          label={t({ id: 'letter.band.plan', message: 'Plan' })}
          value={plan?.contract_id ?? ''}
          onValueChange={(value) => {
            const chosen = groups.flatMap(({ options }) => options).find((one) => one.value === value)
            if (chosen !== undefined) send({ type: 'planChosen', plan: chosen.plan })
          }}
          options={[{ value: '', label: t({ id: 'robo-admin.import.choose', message: 'Choisissez un plan' }), disabled: true }]}
          groups={groups}
        />
        <div>
          <Button
            variant="secondary"
            busy={selectAct(snapshot) === 'importing'}
            unavailable={plan === undefined}
            onClick={() => input.current?.click()}
          >
            <Trans id="file.drop.choose">Choisir un fichier</Trans>
          </Button>
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
        </div>
      </div>
      {mistakes.length > 0 && (
        <Note kind="alert" live>
          <ul className={styles.list}>
            {[...new Set(mistakes.map(words))].map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </Note>
      )}
    </Card>
  )
}
