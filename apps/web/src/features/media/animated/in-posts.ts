// One file: who can pause a picture has what then stands in its place.
export { MotionButton } from './MotionButton.tsx'
export { StillPicture } from './StillPicture.tsx'
