export { shouldTrack, tagOf, trackingIdOf, type Digest, type Tag, type Visit } from './model.ts'
