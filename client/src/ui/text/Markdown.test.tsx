import { render, screen } from '@testing-library/react';
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

  it('keeps HTML as text, and draws no picture', () => {
    const { container } = render(
      <Markdown>
        {'<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n![p](https://example.org/p.png)'}
      </Markdown>,
    );
    expect(container.querySelector('script, img')).toBeNull();
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
    expect(good).toHaveAttribute('href', 'https://example.org');
    expect(screen.getByText('bad').getAttribute('href')).toBe('');
    expect(screen.getByText('data').getAttribute('href')).toBe('');
  });
});
