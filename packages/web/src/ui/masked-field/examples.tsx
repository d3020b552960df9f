import { checkIban, checkNir, checkPhone, type IdentifierProblem } from '@hautelisse/domain/identifiers'
import { useState, type ReactElement } from 'react'
import type { Example } from '../../shell/index.ts'
import { DateField } from '../field/index.ts'
import { MoneyField } from '../money-field/index.ts'
import { Columns, Stack } from '../page/index.ts'
import { kitExample, nothing } from '../sample.tsx'
import type { MaskedFieldProps } from './masked-field.tsx'
import { IbanField, NirField, NumericField, PercentageField, PhoneField, useIdentifierWords } from './index.ts'

type VariantProps = Pick<MaskedFieldProps, 'label' | 'value' | 'onValueChange'> & { readonly error?: string | undefined }

type LiveProps = {
  readonly of: (props: VariantProps) => ReactElement
  readonly label: string
  readonly first: string
  /** Says what is wrong of the identifier, as a form does once it is sent. */
  readonly check?: (text: string) => IdentifierProblem | undefined
}

/** A field that keeps what is typed into it. */
const Live = ({ of: Field, label, first, check }: LiveProps): ReactElement => {
  const words = useIdentifierWords()
  const [value, onValueChange] = useState(first)
  const problem = check?.(value)
  return (
    <Field label={label} value={value} onValueChange={onValueChange} {...(problem !== undefined && { error: words(problem) })} />
  )
}

/** Fields of every format. */
export const FORMATS: Example = kitExample(
  'fields of every format, identifiers with what is wrong of them',
  <Columns of="equal">
    <Stack>
      <Live of={MoneyField} label="Épargne" first="1 250" />
      <Live of={(props) => <MoneyField cents {...props} />} label="Versement" first="12,00" />
      <Live of={PercentageField} label="Part détenue" first="12,50" />
      <Live of={(props) => <NumericField unit="parts" {...props} />} label="Nombre de parts" first="1,5" />
      <Live of={DateField} label="Date d’effet" first="12/03/1964" />
      <MoneyField label="Rente" value="31 480,20" disabled onValueChange={nothing} />
    </Stack>
    <Stack>
      <Live of={IbanField} label="IBAN" first="FR14 2004 1010 0505 0001 3M02 606" />
      <Live of={IbanField} label="IBAN à vérifier" first="FR14 2004 1010 0505 0001 3M02 607" check={checkIban} />
      <Live of={NirField} label="Numéro de Sécurité sociale" first="1 85 05 2A 006" check={checkNir} />
      <Live of={PhoneField} label="Téléphone" first="06 12 34 56 78" />
      <Live of={PhoneField} label="Téléphone à vérifier" first="33 61 23 45 67" check={checkPhone} />
      <PhoneField label="Téléphone verrouillé" value="06 12 34 56 78" onValueChange={nothing} disabled />
    </Stack>
  </Columns>,
)

export const EXAMPLES: readonly Example[] = [FORMATS]
