import { isSharedAlone, type MaritalStatus } from '../income-tax/index.ts'

/** What of a family decides about its parts. */
type Family = {
  readonly marital_status: MaritalStatus | ''
  readonly children?: number | undefined
  readonly lives_alone?: boolean | undefined
  readonly shared_children?: number | undefined
}

/**
 * Whether a family is one whose parts are not computed: a single parent, taken to live alone unless they say otherwise, with none but children in shared custody.
 *
 * Rules TS-16 and IT-13.
 *
 * @param family answers of the saver
 * @example isCustodyAlone({ marital_status: 'CE', children: 1, shared_children: 1 }) // true
 */
export const isCustodyAlone = ({ marital_status: status, children = 0, lives_alone, shared_children }: Family): boolean =>
  status === 'CE' && isSharedAlone({ marital_status: status, single_parent: lives_alone !== false, children, shared_children })

/**
 * Gives a family after a change of its status or of its number of children: what was said of living alone, and of custody, was said of another family, and is
 * forgotten where it may not hold any more.
 *
 * Rule TS-16.
 *
 * @param family as it was
 * @param change what is another now
 * @example changedFamily({ marital_status: 'MA', children: 2, shared_children: 2 }, { marital_status: 'CE' }).shared_children // undefined
 */
export const changedFamily = <Held extends Family>(
  family: Held,
  change: { readonly [Field in 'marital_status' | 'children']?: Held[Field] },
): Held => {
  const { lives_alone, shared_children, ...others } = family
  const after = { ...others, ...change }
  const alone = after.marital_status === family.marital_status && lives_alone !== undefined ? { lives_alone } : {}
  const isKept =
    shared_children !== undefined &&
    after.children === family.children &&
    !isCustodyAlone({ ...after, ...alone, shared_children })
  // TypeScript does not see that the fields of `Held` are back, those that may be missing among them.
  return { ...after, ...alone, ...(isKept ? { shared_children } : {}) } as Held
}
