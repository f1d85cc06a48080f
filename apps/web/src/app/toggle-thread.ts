// A file of its own: fetched by its whole name, the door of the feature would need the bundler's code for such names.
export { toggleThread } from '../features/conversation/index.ts'
