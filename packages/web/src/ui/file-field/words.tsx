import { fileSize, type FileLimits, type FileRefusal, type FileSizeUnit } from '@hautelisse/domain/files'
import { useLingui } from '@lingui/react/macro'

/** What a refusal says: a sentence, under a title where the specification gives it one. */
export type RefusalWords = { readonly title?: string; readonly detail: string }

/** A limit in megaoctets, the French way: 2, or 2,5. */
const written = (megabytes: number): string => String(megabytes).replace('.', ',')

/** Sizes in the units of the language: 1,2 Mo or 1,2 MB. */
export const useSizeWords = (): ((bytes: number) => string) => {
  const { t } = useLingui()
  return (bytes) => {
    const { figure, unit } = fileSize(bytes)
    const units: Readonly<Record<FileSizeUnit, () => string>> = {
      o: () => t({ id: 'file.size.o', message: `${figure} o` }),
      Ko: () => t({ id: 'file.size.ko', message: `${figure} Ko` }),
      Mo: () => t({ id: 'file.size.mo', message: `${figure} Mo` }),
      Go: () => t({ id: 'file.size.go', message: `${figure} Go` }),
      To: () => t({ id: 'file.size.to', message: `${figure} To` }),
    }
    return units[unit]()
  }
}

/** What a field takes, said before anything is chosen: formats, size of one file and, of several, their number. */
export const useLimitWords = (): ((limits: FileLimits) => string) => {
  const { i18n, t } = useLingui()
  const sizeWords = useSizeWords()
  return ({ types, fileBytes, files }) => {
    const list = new Intl.ListFormat(i18n.locale, { type: 'disjunction' })
    const formats = list.format(types.map((type) => type.toUpperCase()))
    const size = sizeWords(fileBytes)
    if (files === 1) return t({ id: 'file.limits.one', message: `${formats}, ${size} au plus` })
    return t({ id: 'file.limits.several', message: `${formats}, ${size} maximum par fichier, ${files} fichiers au plus` })
  }
}

/** What the places of several papers take: formats, size of one file and of all together. */
export const useSlotsWords = (): ((limits: FileLimits) => string) => {
  const { i18n, t } = useLingui()
  const sizeWords = useSizeWords()
  return ({ types, fileBytes, totalBytes }) => {
    const formats = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(types.map((type) => type.toUpperCase()))
    const [one, all] = [sizeWords(fileBytes), sizeWords(totalBytes)]
    return t({ id: 'file.limits.slots', message: `${formats}. ${one} au plus par fichier, ${all} en tout.` })
  }
}

/** The sentences of refusals (P-FILE-02, P-FILE-03, P-FILE-08 to P-FILE-15): those of a field for one file differ in one. */
export const useRefusalWords = (limits: FileLimits): ((refusal: FileRefusal) => RefusalWords) => {
  const { i18n, t } = useLingui()
  const tooLarge = (limit: string): string =>
    limits.files === 1
      ? t({ id: 'file.refusal.one-size', message: `Votre fichier dépasse la taille maximum autorisée (${limit}Mo)` })
      : t({ id: 'file.refusal.size', message: `La taille du fichier ne peut excéder ${limit} Mo.` })
  return (refusal) => {
    if (refusal.code === 'file-type') {
      const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' })
      const formats = list.format(refusal.params.extensions.split(' '))
      return { detail: t({ id: 'file.refusal.type', message: `Seuls des fichiers au format ${formats} sont acceptés.` }) }
    }
    if (refusal.code === 'file-too-large') return { detail: tooLarge(written(refusal.params.megabytes)) }
    if (refusal.code === 'files-too-large') {
      const limit = written(refusal.params.megabytes)
      return {
        detail: t({
          id: 'file.refusal.total',
          message: `La taille maximale pour l'ensemble des fichiers ne peut excéder ${limit}Mo.`,
        }),
      }
    }
    if (refusal.code === 'too-many-files') {
      const { files } = refusal.params
      return {
        title: t({ id: 'file.refusal.number-title', message: 'Trop de fichiers' }),
        detail: t({ id: 'file.refusal.number', message: `Vous ne pouvez pas transmettre plus de ${files} fichiers.` }),
      }
    }
    const details: Readonly<Record<typeof refusal.code, () => string>> = {
      'file-name-twice': () =>
        t({ id: 'file.refusal.names', message: 'Vous ne pouvez pas transmettre des fichiers ayant des noms identiques.' }),
      'file-content': () =>
        t({
          id: 'file.refusal.content',
          message: 'Le contenu n’est pas celui que le nom annonce. Enregistrez le document de nouveau, puis choisissez-le.',
        }),
      'file-empty': () => t({ id: 'file.refusal.empty', message: 'Ce fichier est vide. Choisissez-en un autre.' }),
      'file-unreadable': () =>
        t({
          id: 'file.refusal.unreadable',
          message: 'La lecture a échoué : le fichier a été déplacé, ou c’est un dossier. Choisissez-le de nouveau.',
        }),
    }
    return { detail: details[refusal.code]() }
  }
}
