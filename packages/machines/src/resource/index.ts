export { contentOf, type Content, type Freshness, type ResourceState } from './content.ts'
export {
  freshResource,
  resource,
  resourceGuards,
  resourceOnce,
  type Given,
  type OfPart,
  type RefreshRequested,
  type RetryRequested,
} from './resource.ts'
