// Puts a document around the client's code, in the process in which the server runs too. What Node has of its own (fetch,
// Request, URL, streams, timers) stays Node's: the server needs it, and the client cannot tell.
import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';

/** Where the page believes itself to be. */
export const ORIGIN = 'http://localhost:3000';

/** What Node has too, but cannot be sent through a document. */
const OF_THE_DOCUMENT = ['Event', 'CustomEvent', 'MessageEvent', 'CloseEvent', 'navigator'];

/** Everything is near: nothing is laid out here. */
class AlwaysNear {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Node's, which can be sent. React reads a form into it where its sending falls together with a transition. */
function formDataOf(page: Window): typeof FormData {
  return class extends FormData {
    constructor(form?: HTMLFormElement) {
      super();
      if (!form) return;
      for (const [name, value] of new page.FormData(form as never)) this.append(name, value as string);
    }
  };
}

function namesOf(object: object): string[] {
  const own = Object.getOwnPropertyNames(object);
  const above: unknown = Object.getPrototypeOf(object);
  return above === Object.prototype || above === null ? own : [...own, ...namesOf(above as object)];
}

function putAround(): void {
  const page = new Window({
    url: ORIGIN,
    width: 360,
    height: 740,
    settings: {
      disableJavaScriptFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: {
        disableMainFrameNavigation: true,
        disableChildFrameNavigation: true,
        disableChildPageNavigation: true,
        disableFallbackToSetURL: true,
      },
    },
  });
  for (const name of namesOf(page)) {
    if (name in globalThis && !OF_THE_DOCUMENT.includes(name)) continue;
    const value: unknown = Reflect.get(page, name);
    const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isMethod ? value.bind(page) : value,
    });
  }
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    IntersectionObserver: AlwaysNear,
    FormData: formDataOf(page),
  });
  document.documentElement.lang = 'en';
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    // In a browser it is no fault that nobody hears of an animation that was called off.
    animation.finished.catch(() => {});
    return animation;
  };
}

// A worker keeps its document from file to file.
if (!('document' in globalThis)) putAround();
