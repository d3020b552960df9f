import type { DocumentType } from '@hautelisse/domain/documents'
import { useLingui } from '@lingui/react/macro'

/** Names of the types of documents; one that nobody has described keeps its code (DOCS-04). */
export const useDocumentNames = (): ((type: string) => string) => {
  const { t } = useLingui()
  const names: Readonly<Record<DocumentType, string>> = {
    RELEVE_ANNUEL: t({ id: 'documents.type.statement', message: 'Relevé annuel' }),
    RELEVE_PERFORMANCE: t({ id: 'documents.type.performance', message: 'Relevé de performance' }),
    AVIS_OPERATION: t({ id: 'documents.type.notice', message: 'Avis d’opération' }),
    POSITIONS: t({ id: 'documents.type.positions', message: 'Liste des placements' }),
  }
  const known: Readonly<Record<string, string>> = names
  return (type) => (Object.hasOwn(known, type) ? (known[type] ?? type) : type)
}
