import type { OptionRow } from '@hautelisse/domain/transmission'

/** Names a row of an option: a group, or the people of it whom earlier gifts set apart (BEY-73). */
export type RowKey = OptionRow['beneficiary'] | `${OptionRow['beneficiary']} ${string}`

/**
 * Gives the key of a row, which is the same under every option.
 *
 * @param row group, or people of it
 * @example rowKey({ beneficiary: 'children', people: [1, 3] }) // 'children 1 3'
 */
export const rowKey = ({ beneficiary, people }: Pick<OptionRow, 'beneficiary' | 'people'>): RowKey =>
  people === undefined ? beneficiary : `${beneficiary} ${people.join(' ')}`
