import type { FileRefusal } from '@hautelisse/domain/files'
import type { SnapshotFrom } from 'xstate'
import type { FieldFile, fileFieldMachine, FilesNews } from './machine.ts'

type Snapshot = SnapshotFrom<typeof fileFieldMachine>

/** What a list shows of a file. */
export type ListedFile = Pick<FieldFile, 'id' | 'name' | 'size' | 'slot'>

/** Files that were refused for the same reason. */
export type RefusalGroup = { readonly refusal: FileRefusal; readonly files: readonly ListedFile[] }

/** What the field shows. */
export type FileFieldView = {
  readonly files: readonly ListedFile[]
  readonly refusals: readonly RefusalGroup[]
  readonly isAdding: boolean
  readonly news: FilesNews | undefined
}

const listed = ({ id, name, size, slot }: FieldFile): ListedFile => ({ id, name, size, slot })

const groupsOf = (refused: Snapshot['context']['refused']): readonly RefusalGroup[] =>
  [...Map.groupBy(refused, ({ refusal: { code } }) => code).values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ refusal: first.refusal, files: group.map(({ file }) => listed(file)) }]
  })

/** Reads what the field shows: files kept, files refused by reason, and what just happened. */
export const selectFileField = (snapshot: Snapshot): FileFieldView => {
  const { files, refused, news } = snapshot.context
  return { files: files.map(listed), refusals: groupsOf(refused), isAdding: snapshot.matches('adding'), news }
}

/**
 * Reads what one place of a field shows: its files, its refusals and its news.
 *
 * @param view what the field shows as a whole
 * @param slot the place
 */
export const viewOfSlot = ({ files, refusals, isAdding, news }: FileFieldView, slot: string): FileFieldView => {
  const own = (of: readonly ListedFile[]): readonly ListedFile[] => of.filter((file) => file.slot === slot)
  return {
    files: own(files),
    refusals: refusals.flatMap(({ refusal, files: refused }) =>
      own(refused).length === 0 ? [] : [{ refusal, files: own(refused) }],
    ),
    isAdding,
    news: news?.slot === slot ? news : undefined,
  }
}
