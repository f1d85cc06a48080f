import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { getSetting, onSettingsChange } from '../settings.ts'
import { hasLessMotion } from './wear-look.ts'

const wish = matchMedia('(prefers-reduced-motion: reduce)')
const hasStillPictures = (): boolean => getSetting('stopGifs') || hasLessMotion(getSetting('motion'))
const store = createStore(hasStillPictures)
const look = () => store.setState(hasStillPictures())
onSettingsChange(look)
wish.addEventListener('change', look)

/** Whether pictures that move stand still: by the setting, or because the system asks for less movement. [MEDIA-21] */
export function useHasStillPictures(): boolean {
  return useStore(store)
}
