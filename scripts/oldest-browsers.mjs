/** The oldest browsers that the product promises. All scripts are lowered to what they read. */
export const OLDEST_BROWSERS = ['chrome90', 'firefox88', 'safari14', 'ios14', 'edge90', 'opera76'];
