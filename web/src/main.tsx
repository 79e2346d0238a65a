import { render } from 'preact';

render(<h1>Traque</h1>, document.body);
