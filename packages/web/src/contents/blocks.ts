import type { MessageDescriptor } from '@lingui/core'

/** Where a link of a text leads: an address of the portal, a modal's fragment, or a page elsewhere. */
export type LinkTarget = { readonly to: string } | { readonly hash: string } | { readonly href: string }

/** A piece of a text that is read from top to bottom. */
export type Block =
  | { readonly kind: 'text' | 'title'; readonly words: MessageDescriptor }
  | { readonly kind: 'list'; readonly items: readonly MessageDescriptor[] }
  /** Named values; without any there is nothing to show. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: MessageDescriptor, value: string])[] }
  | { readonly kind: 'link'; readonly words: MessageDescriptor; readonly target: LinkTarget }
  /** What the page itself draws in this place. */
  | { readonly kind: 'part'; readonly name: string }
  /** The table of legal ages. */
  | { readonly kind: 'generations' }

/** A part of a page, under a heading. */
export type Section = { readonly id: string; readonly title: MessageDescriptor; readonly blocks: readonly Block[] }

export const text = (words: MessageDescriptor): Block => ({ kind: 'text', words })
export const title = (words: MessageDescriptor): Block => ({ kind: 'title', words })
export const list = (items: readonly MessageDescriptor[]): Block => ({ kind: 'list', items })
export const link = (words: MessageDescriptor, target: LinkTarget): Block => ({ kind: 'link', words, target })
export const part = (name: string): Block => ({ kind: 'part', name })

/** Named values, without those that nobody has given: nothing is made up (P-CONST-09). */
export const facts = (rows: readonly (readonly [name: MessageDescriptor, value: string | undefined])[]): Block => ({
  kind: 'facts',
  rows: rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
})

const isEmpty = (block: Block): boolean => block.kind === 'facts' && block.rows.length === 0

/**
 * Leaves out values that are not configured, and sections that are then empty.
 *
 * @param sections - sections of a page
 */
export const withoutEmpty = (sections: readonly Section[]): readonly Section[] =>
  sections
    .map((section) => ({ ...section, blocks: section.blocks.filter((block) => !isEmpty(block)) }))
    .filter(({ blocks }) => blocks.length > 0)
