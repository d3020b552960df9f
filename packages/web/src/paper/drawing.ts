import type { DocumentBlock } from '@hautelisse/domain/explain'

/** What a drawing says, in its own words: its figures stand in the table under it. */
export const readDrawing = (drawing: Element): DocumentBlock | undefined => {
  const alt = drawing.getAttribute('aria-label') ?? ''
  return alt === '' ? undefined : { kind: 'paragraph', text: alt }
}
