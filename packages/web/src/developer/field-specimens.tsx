import { checkIban, checkNir, checkPhone, type IdentifierProblem } from '@hautelisse/domain/identifiers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { DateField } from '../ui/field/index.ts'
import { IbanField, NirField, NumericField, PercentageField, PhoneField, useIdentifierWords } from '../ui/masked-field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { stack } from './gallery.css.ts'
import { Specimen } from './specimen.tsx'
import { Table } from '../ui/page/index.ts'

/** Text of a field of the gallery, and what changes it. */
const useText = (first = '') => {
  const [value, onValueChange] = useState(first)
  return { value, onValueChange }
}

const Figures = (): ReactElement => {
  const { t } = useLingui()
  const money = useText('1 250')
  const cents = useText('12,00')
  const percentage = useText('12,50')
  const numeric = useText('1,5')
  const date = useText('12/03/1964')
  return (
    <div className={stack}>
      <MoneyField {...money} label={t({ id: 'developer.fields.money', message: 'Épargne' })} />
      <MoneyField {...cents} cents label={t({ id: 'developer.fields.cents', message: 'Versement' })} />
      <PercentageField {...percentage} label={t({ id: 'developer.fields.percentage', message: 'Part détenue' })} />
      <NumericField
        {...numeric}
        label={t({ id: 'developer.fields.numeric', message: 'Nombre de parts' })}
        unit={t({ id: 'developer.fields.numeric-unit', message: 'parts' })}
      />
      <DateField {...date} label={t({ id: 'developer.fields.date', message: 'Date d’effet' })} />
    </div>
  )
}

/** A wrong identifier as a form shows it once it is sent. */
const useChecked = (first: string, check: (text: string) => IdentifierProblem | undefined) => {
  const words = useIdentifierWords()
  const text = useText(first)
  const problem = check(text.value)
  return { ...text, error: problem === undefined ? undefined : words(problem) }
}

const Identifiers = (): ReactElement => {
  const { t } = useLingui()
  const iban = useText('FR14 2004 1010 0505 0001 3M02 606')
  const wrongIban = useChecked('FR14 2004 1010 0505 0001 3M02 607', checkIban)
  const shortNir = useChecked('1 85 05 2A 006', checkNir)
  const phone = useText('06 12 34 56 78')
  const abroad = useChecked('33 61 23 45 67', checkPhone)
  return (
    <div className={stack}>
      <IbanField {...iban} label={t({ id: 'developer.fields.iban', message: 'IBAN' })} />
      <IbanField {...wrongIban} label={t({ id: 'developer.fields.iban-wrong', message: 'IBAN à vérifier' })} />
      <NirField {...shortNir} label={t({ id: 'developer.fields.nir', message: 'Numéro de Sécurité sociale' })} />
      <PhoneField {...phone} label={t({ id: 'developer.fields.phone', message: 'Téléphone' })} />
      <PhoneField {...abroad} label={t({ id: 'developer.fields.phone-wrong', message: 'Téléphone à vérifier' })} />
      <PhoneField
        value="06 12 34 56 78"
        onValueChange={() => undefined}
        disabled
        label={t({ id: 'developer.fields.phone-locked', message: 'Téléphone verrouillé' })}
      />
    </div>
  )
}

const EmptyTables = (): ReactElement => {
  const { t } = useLingui()
  const columns = [
    { id: 'day', label: t({ id: 'developer.fields.day', message: 'Date' }) },
    { id: 'amount', label: t({ id: 'developer.fields.amount', message: 'Montant' }), align: 'end' },
  ] as const
  return (
    <div className={stack}>
      <Table caption={t({ id: 'developer.fields.table', message: 'Tableau vide' })} columns={columns} rows={[]} />
      <Table
        caption={t({ id: 'developer.fields.table-words', message: 'Tableau vide, avec ses mots' })}
        columns={columns}
        rows={[]}
        empty={t({ id: 'developer.fields.no-operation', message: 'Aucune opération sur ce contrat' })}
      />
    </div>
  )
}

/** The formats of fields: figures, identifiers, and a table without rows. */
export const FieldSpecimens = (): ReactElement => (
  <>
    <Specimen
      caption={<Trans id="developer.fields.figures">Formats : montant, montant avec centimes, pourcentage, nombre, date</Trans>}
    >
      <Figures />
    </Specimen>
    <Specimen
      caption={<Trans id="developer.fields.identifiers">Formats : IBAN, Sécurité sociale, téléphone, leurs erreurs</Trans>}
    >
      <Identifiers />
    </Specimen>
    <Specimen wide caption={<Trans id="developer.fields.tables">Tableau sans ligne</Trans>}>
      <EmptyTables />
    </Specimen>
  </>
)
