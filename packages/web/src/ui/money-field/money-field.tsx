import { moneyFormat, moneyWithCentsFormat } from '@hautelisse/domain/fields'
import { NO_BREAK_SPACE } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldWords } from '../field/index.ts'
import { MaskedField } from '../masked-field/index.ts'

type MoneyFieldProps = Omit<FieldWords, 'unit'> & {
  /** The text being typed, kept by the page: « 1 234,5 ». */
  readonly value: string
  /** A key was pressed: the text, thousands grouped and the dot turned into a comma. */
  readonly onValueChange: (text: string) => void
  /**
   * Hands a pasted text up whole, for a page whose machine says what it means; such a page also writes what is left in the field.
   * Without it the field reads a paste itself.
   */
  readonly onValuePaste?: (pasted: string) => void
  /** Cents are always shown once the field is left: 12 becomes 12,00. */
  readonly cents?: boolean
  readonly onBlur?: () => void
  readonly unit?: ReactNode
  readonly id?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly describedBy?: string | undefined
}

/** A reading as an amount to read: no line breaks inside it. */
const readingWords = (reading: string): string => `${reading.replaceAll(' ', NO_BREAK_SPACE)}${NO_BREAK_SPACE}€`

/** An amount in euros: digits to the right, thousands grouped as they are typed, the unit outside the value. */
export const MoneyField = ({ cents = false, unit = '€', ...rest }: MoneyFieldProps) => (
  <MaskedField
    {...rest}
    format={cents ? moneyWithCentsFormat : moneyFormat}
    inputMode="decimal"
    autoComplete="off"
    align="end"
    hideable
    unit={unit}
    pasteRefusal={<Trans id="fields.money.paste">Le texte collé n’est pas un montant</Trans>}
    pasteReadings={{
      question: (
        <Trans id="fields.money.readings">Le montant collé se lit de deux façons. Choisissez celle qui est la bonne.</Trans>
      ),
      words: readingWords,
    }}
  />
)
