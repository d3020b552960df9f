import { AmountsTool, LanguageTool } from '../portal/index.ts'
import type { Example } from '../shell/index.ts'
import { FieldSpecimens } from './field-specimens.tsx'
import { FileSpecimens } from './file-specimens.tsx'

/** Fields of every format, with the switch that hides amounts. */
export const FIELDS: Example = {
  name: 'fields of every format',
  element: (
    <>
      <AmountsTool />
      <FieldSpecimens />
    </>
  ),
}

/** Fields for files: empty, filled and refused, with the switch of the language. */
export const FILES: Example = {
  name: 'fields for files',
  element: (
    <>
      <LanguageTool />
      <FileSpecimens />
    </>
  ),
}
