-- What a restaurant serves with a dish: ids of products of the same menu. Menus of before name nothing. Contract C32.
UPDATE menus SET menu = jsonb_set(menu, '{categories}', (
  SELECT coalesce(jsonb_agg(jsonb_set(category, '{products}', (
    SELECT coalesce(jsonb_agg('{"goesWith": []}'::jsonb || product ORDER BY place), '[]')
    FROM jsonb_array_elements(category -> 'products') WITH ORDINALITY AS p (product, place)
  )) ORDER BY category_place), '[]')
  FROM jsonb_array_elements(menu -> 'categories') WITH ORDINALITY AS c (category, category_place)
));
