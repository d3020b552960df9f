export { Skeleton, SkeletonLine } from './skeleton.tsx'
