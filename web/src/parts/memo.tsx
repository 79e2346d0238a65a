import { Component, type ComponentChildren, type ComponentType } from 'preact';

/** A component that renders again only when one of its properties changes: boards have dozens of them. */
export function memo<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const names = Object.keys(next) as (keyof P)[];
      return names.length !== Object.keys(this.props).length || names.some((name) => next[name] !== this.props[name]);
    }

    render(props: Readonly<P>): ComponentChildren {
      return draw(props);
    }
  };
}
