export const appearance = {
  theme: {
    label: 'Theme',
    hint: 'Light or dark, with normal or more contrast.',
    words: 'dark, light, night, mode, colours, colors, contrast, style, skin, Linen, Dusk, Noon, Beacon',
  },
  displayPageBackgrounds: {
    label: 'Show people’s background images',
    hint: 'Behind their profile, in place of yours.',
    words: 'wallpaper, backdrop, picture, profile',
  },
  hideInstanceWallpaper: {
    label: 'Hide the server’s background image',
    words: 'wallpaper, backdrop, picture, instance, plain',
  },
  thirdColumnMode: {
    label: 'Third column',
    hint: 'Only in windows that are wide enough.',
    words: 'columns, layout, sidebar, right, notifications, composer, post form',
    values: { notifications: 'Notifications', postform: 'New post and navigation', none: 'Off' },
  },
  sidebarRight: {
    label: 'Put the navigation on the other side',
    words: 'sidebar, right, left, swap, mirror, reverse, columns, order',
  },
  widenTimeline: {
    label: 'Widen the timeline',
    hint: 'In windows that have room for it.',
    words: 'wide, width, column, layout, size',
  },
  disableStickyHeaders: {
    label: 'Let headings scroll with the posts',
    words: 'sticky, header, fixed, pin, top',
  },
  showScrollbars: { label: 'Show scrollbars beside the columns', words: 'scroll bar, sidebar, column' },
  hideSiteFavicon: {
    label: 'Hide the server’s icon',
    words: 'favicon, logo, brand, top bar, instance, site',
  },
  hideSiteName: { label: 'Hide the server’s name', words: 'title, brand, top bar, instance, site' },
  showNavShortcuts: {
    label: 'Show shortcuts in the top bar',
    hint: 'Icons that lead to your timelines, lists and bookmarks.',
    words: 'icons, links, navigation, toolbar, header',
  },
  showWiderShortcuts: {
    label: 'Leave more room between shortcuts',
    words: 'gaps, wide, spacing, icons, top bar',
  },
  showPanelNavShortcuts: {
    label: 'Show timelines as icons in their heading',
    hint: 'In place of the menu with their names.',
    words: 'shortcuts, tabs, navigation, panel, dropdown',
  },
  hideISP: {
    label: 'Hide the server’s panel',
    hint: 'What the staff show everyone beside the timeline.',
    words: 'instance panel, about, sidebar, welcome',
  },
  alwaysShowNewPostButton: {
    label: 'Show the floating New post button in all windows',
    hint: 'Small windows always have it.',
    words: 'compose, write, FAB, floating, desktop',
  },
  autohideFloatingPostButton: {
    label: 'Hide the New post button while scrolling down',
    words: 'compose, write, FAB, floating, auto',
  },
} as const
