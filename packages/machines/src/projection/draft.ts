import { projectionForm, type ProjectionForm } from '@hautelisse/domain/projection'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import type { ProjectionSnapshot } from './machine.ts'

/** The typed answers of a project, in the tab, until they are saved (P-STORE-02). */
export const draft = storedEntry<{ form: ProjectionForm }>({
  key: 'hautelisse.projections',
  version: 1,
  schema: z.object({ form: projectionForm }),
})

/** What is kept of a moment: the answers, from the first change on. */
export const draftOf = ({ context: { answers, isChanged } }: ProjectionSnapshot): { form: ProjectionForm } | undefined =>
  isChanged ? { form: answers } : undefined
