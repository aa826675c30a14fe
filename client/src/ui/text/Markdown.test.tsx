import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Markdown } from './Markdown';

describe('Markdown', () => {
  it('draws lists, tables and code, with headings below the page’s h2', () => {
    render(<Markdown>{'# Attention\n\n- one\n- two\n\n| a |\n|---|\n| 1 |\n\n```\ncode\n```'}</Markdown>);
    expect(screen.getByRole('heading', { level: 3, name: 'Attention' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Code' })).toHaveAttribute('tabindex', '0');
  });

  it('names headings when asked, each name once', () => {
    const text = '## Margins *collapse*\n\ntext\n\n## Margins collapse\n\n## !';
    const { container } = render(
      <Markdown headingId={(heading) => heading.replace(/\W/g, '')}>{text}</Markdown>,
    );
    expect([...container.querySelectorAll('h4')].map(({ id }) => id)).toEqual(['Marginscollapse', '', '']);
  });

  it('keeps HTML as text, and shows the description of a picture, which it does not load', () => {
    const { container } = render(
      <Markdown>
        {'<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n![p](https://example.org/p.png)'}
      </Markdown>,
    );
    expect(container.querySelector('script, img')).toBeNull();
    expect(screen.getByText('Picture: p')).toBeInTheDocument();
    expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeInTheDocument();
  });

  it('opens links apart, without a way back, and refuses schemes that run', () => {
    render(
      <Markdown>
        {'[good](https://example.org) [bad](javascript:alert(1)) [data](data:text/html,x)'}
      </Markdown>,
    );
    const good = screen.getByRole('link', { name: 'good' });
    expect(good).toHaveAttribute('rel', 'noopener noreferrer');
    expect(good).toLinkTo('https://example.org');
    expect(screen.getByText('bad').getAttribute('href')).toBe('');
    expect(screen.getByText('data').getAttribute('href')).toBe('');
  });

  it.each([
    ['これは**「強調」**です', '「強調」'],
    ['这是**重点。**所以', '重点。'],
    ['**굵게(bold)**를', '굵게(bold)'],
    ['a **word** b', 'word'],
  ])('finds the emphasis in %s', (text, emphasized) => {
    render(<Markdown>{text}</Markdown>);
    expect(screen.getByText(emphasized).tagName).toBe('STRONG');
  });

  it('scrolls to footnotes and headings of its own text, without a navigation', async () => {
    const text = '## Margins collapse\n\nSee [above](#margins-collapse) and this.[^1]\n\n[^1]: A note.';
    const { container } = render(
      <>
        <Markdown>{text}</Markdown>
        <Markdown>{text}</Markdown>
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this);
    };
    const [, second] = screen.getAllByRole('link', { name: 'above' });
    await userEvent.click(second!);
    expect(scrolled[0]).toBe(screen.getAllByRole('heading', { name: 'Margins collapse' })[1]);
    const [first] = screen.getAllByRole('link', { name: '1' });
    expect(first).not.toHaveAttribute('target');
    await userEvent.click(first!);
    expect(scrolled[1]).toBe(screen.getAllByText('A note.')[0]!.closest('li'));
    expect(scrolled[1]).toHaveFocus();
    for (const id of container.querySelectorAll('[aria-describedby]'))
      expect(document.getElementById(id.getAttribute('aria-describedby')!)).not.toBeNull();
  });

  it('keeps the links of a text to its headings where URLs refer to them', () => {
    const { container } = render(
      <Markdown headingId={(heading) => heading.toLowerCase()}>{'## Start\n\n[up](#start)'}</Markdown>,
    );
    expect(container.querySelector('h4')!.id).toBe('start');
    expect(screen.getByRole('link', { name: 'up' })).toLinkTo('#start');
  });

  it('shows a part as it is typed that would take too long, and formats the others', () => {
    const hard = '*a_ '.repeat(12_000);
    const { container } = render(<Markdown>{`# One\n\n**strong**\n\n# Two\n\n${hard}`}</Markdown>);
    expect(container.querySelectorAll('strong')).toHaveLength(1);
    expect(container.textContent).toContain(hard.trim());
  });
});
