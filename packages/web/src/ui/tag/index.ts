export { Tag, type TagKind } from './tag.tsx'
