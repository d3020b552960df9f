export { LockedSplit, SplitLayout, SplitSlider } from './split-slider.tsx'
export { WovenSlider } from './woven-slider.tsx'
