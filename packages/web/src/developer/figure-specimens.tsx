import type { Euros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, HiddenAmountsProvider } from '../ui/amount/index.ts'
import { Skein } from '../ui/skein/index.ts'
import { familyName, figureRoom, stack } from './gallery.css.ts'
import { AMOUNTS, SAMPLE } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'
import { Table } from '../ui/page/index.ts'

const Sizes = ({ value }: { readonly value: Euros }): ReactElement => (
  <div className={`${stack} ${figureRoom}`}>
    <p>
      <Amount value={value} size="xl" />
    </p>
    <p>
      <Amount value={value} size="l" />
    </p>
    <p>
      <Amount value={value} size="m" />
    </p>
    <p>
      <Amount value={value} size="s" />
    </p>
    <p>
      <Amount value={value} />
    </p>
  </div>
)

const ROWS = [
  { name: 'PER d’entreprise obligatoire', capital: AMOUNTS.capital, annuity: AMOUNTS.monthly },
  { name: SAMPLE.longName, capital: AMOUNTS.large, annuity: AMOUNTS.zero },
] as const

export const FigureSpecimens = (): ReactElement => {
  const { t } = useLingui()
  return (
    <>
      <GalleryTitle>
        <Trans id="developer.figure.title">Chiffres et tableaux</Trans>
      </GalleryTitle>
      <Specimen caption={<Trans id="developer.figure.sizes">Les cinq tailles</Trans>}>
        <Sizes value={AMOUNTS.total} />
      </Specimen>
      <Specimen caption={<Trans id="developer.figure.large">Douze chiffres</Trans>}>
        <Sizes value={AMOUNTS.large} />
      </Specimen>
      <Specimen caption={<Trans id="developer.figure.movements">Mouvements : crédit, débit</Trans>}>
        <div className={stack}>
          <p>
            <Amount value={AMOUNTS.credit} movement />
          </p>
          <p>
            <Amount value={AMOUNTS.debit} movement />
          </p>
          <p className={familyName}>
            <Skein tone="d1" />
            <Trans id="developer.figure.family">Retraite</Trans>
          </p>
        </div>
      </Specimen>
      <Specimen caption={<Trans id="developer.figure.hidden">Montants masqués</Trans>}>
        <HiddenAmountsProvider hidden>
          <div className={stack}>
            <p>
              <Amount value={AMOUNTS.total} size="l" />
            </p>
            <p>
              <Amount value={AMOUNTS.total} />
            </p>
          </div>
        </HiddenAmountsProvider>
      </Specimen>
      <Specimen wide caption={<Trans id="developer.figure.table">Tableau, en cartes sous 980 px</Trans>}>
        <Table
          caption={t({ id: 'developer.table.caption', message: 'Capital et rente par contrat' })}
          columns={[
            { id: 'name', label: t({ id: 'developer.table.contract', message: 'Contrat' }) },
            { id: 'capital', label: t({ id: 'developer.table.capital', message: 'Capital à 64 ans' }), align: 'end' },
            { id: 'annuity', label: t({ id: 'developer.table.annuity', message: 'Rente par mois' }), align: 'end' },
          ]}
          rows={ROWS.map((row) => ({
            key: row.name,
            cells: { name: row.name, capital: <Amount value={row.capital} />, annuity: <Amount value={row.annuity} /> },
          }))}
          total={{
            name: t({ id: 'developer.table.total', message: 'Total' }),
            capital: <Amount value={AMOUNTS.large} />,
            annuity: <Amount value={AMOUNTS.monthly} />,
          }}
        />
      </Specimen>
    </>
  )
}
