/** A company that offers plans; its id on the wire and its name. */
export type Company = { readonly id: string; readonly name: string }

/** Bytes of an attachment that a company takes (P-CONST-18). */
const MAX_ATTACHMENT = 10_000_000

export const AUBRENNE: Company = { id: 'ent-aubrenne', name: 'Verrerie Aubrenne' }
export const GROUP_AUBRENNE: Company = { id: 'ent-groupe-aubrenne', name: 'Groupe Aubrenne' }
export const LISON: Company = { id: 'ent-lison', name: 'Papeteries du Lison' }
export const CARMANDEL: Company = { id: 'ent-carmandel', name: 'Ateliers Carmandel' }
/** One of the two companies whose people could pay in a value-sharing bonus (P-BANNER-09). */
export const BOREALES: Company = { id: '35658', name: 'Chantiers Boréales' }
export const ORMERAIE: Company = { id: 'ent-ormeraie', name: 'Mutuelle Ormeraie' }

/**
 * Returns a company as the employee-savings profile lists it.
 *
 * @param company the company
 * @param main whether it is the one that pays and comes first
 */
export const employer = ({ id, name }: Company, main = true) => ({
  id,
  name,
  payor: main,
  main_company: main,
  max_attachment_size: MAX_ATTACHMENT,
})
