export { LockedSplit, SplitLayout, SplitSlider } from './split-slider.tsx'
